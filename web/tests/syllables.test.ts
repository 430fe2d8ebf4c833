import { expect, test } from 'vitest';
import { softened } from '../src/lib/syllables';

test.each([
  ['Решительность', 'Реши-тель-ность'],
  ['Действие', 'Дей-ствие'],
  ['Disperazione', 'Dis-pe-ra-zione'],
  ['Alchemical Laboratory', 'Alche-mi-cal Labo-ra-tory'],
  ['Тронный зал', 'Тронный зал'],
  ['绝望的情感升级名称', '绝望的情感升级名称'],
])('a long word can be broken between its syllables: %s', (text, broken) => {
  expect(softened(text).replaceAll('\u00ad', '-')).toBe(broken);
});
