import { expect, test } from 'vitest';
import { lettersFor, lettersIn } from '../../../src/games/cerebria/board/fitting';

test('a Chinese character is nearly as wide as two letters', () => {
  expect(lettersIn('Courage')).toBe(7);
  expect(lettersIn('勇气')).toBeCloseTo(3.6);
  expect(lettersIn('+1 勇')).toBeCloseTo(4.8);
});

test('broad Cyrillic letters are wider than others', () => {
  expect(lettersIn('Ощущение')).toBeCloseTo(8.8);
  expect(lettersIn('Покой')).toBe(5);
});

test.each([
  ['Potere Canalizzato +1', 1, 21],
  ['Potere Canalizzato +1', 2, 14],
  ['Potere Canalizzato +1', 3, 11],
  ['Внутренняя сила', 2, 10],
  ['Self-Esteem', 2, 6],
  ['Courage', 2, 7],
])('%s needs in %i lines %i letters', (text, lines, letters) => expect(lettersFor(text, lines)).toBe(letters));

test('Chinese breaks between any two characters', () => {
  expect(lettersFor('快乐用一次吸收获得', 2)).toBe(Math.ceil(4.5 * 1.8) + 2);
});
