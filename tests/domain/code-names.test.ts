import { expect, test } from 'vitest';
import { namesOfCodes } from '#domain/reference/code-names.ts';
import { listedClasses } from '#domain/reference/dangerous-classes.ts';
import { restrictedClasses } from '#domain/reference/restricted-classes.ts';

test.each([
  ['A', '甲'],
  ['A,B', '甲、乙'],
  [' B , A ', '乙、甲'],
  ['A,Z', '甲、Z'],
  ['constructor', 'constructor'],
  ['', '未定'],
])('[3.13] %j, divided by commas, are called %s', (codes, names) => {
  expect(namesOfCodes(codes, { A: '甲', B: '乙', '': '未定' })).toBe(names);
});

test('[10.7] a restriction names a division or all of class 1, a list any class with all its divisions', () => {
  expect(restrictedClasses.slice(0, 3)).toEqual(['1', '1.1', '1.2']);
  expect(restrictedClasses).not.toContain('2');
  expect(listedClasses).toEqual([
    ...['1', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2', '2.1', '2.2', '2.3', '3', '4', '4.1', '4.2', '4.3'],
    ...['5', '5.1', '5.2', '6', '6.1', '6.2', '7', '8', '9'],
  ]);
});
