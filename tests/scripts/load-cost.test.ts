import { expect, test } from 'vitest';
import { isSteady, median, ratioOf } from '#scripts/kit/load-cost.mjs';

const none = { task: 0, script: 0, layout: 0, style: 0, layouts: 0, requests: 0, pictures: 0, commits: 0 };
const cost = (task: number) => ({ ...none, task });

test('a median is the middle value, or the mean of the middle two', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([9, 1, 2, 4])).toBe(3);
  expect(median([5])).toBe(5);
});

test('a ratio is the median over pairs, not the ratio of two medians', () => {
  expect(ratioOf([cost(10), cost(40), cost(90)], [cost(10), cost(10), cost(30)], 'task')).toBe(3);
});

test('a floor that strays from itself by more than 5 % voids the measurement', () => {
  expect(isSteady([1, 1.04, 0.97])).toBe(true);
  expect(isSteady([1.05, 1.05, 1.05])).toBe(true);
  expect(isSteady([1.06, 1.06, 1])).toBe(false);
  expect(isSteady([0.94, 0.94, 1])).toBe(false);
});
