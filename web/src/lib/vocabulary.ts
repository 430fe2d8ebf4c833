// Written by tools/vocabulary.py; do not edit.

export const LANGUAGES = { en: 'English', ru: 'Русский', it: 'Italiano', zh: '中文' } as const;
export const ENGLISH = 'en';
export const MARK = 'ᵉⁿ';
