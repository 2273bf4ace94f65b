import { expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { feed, isUnwired, isUnwiredFeed, port } from '#machines/kit/port.ts';

test.each([
  ['a port', port('read'), true, false],
  ['a feed', feed('tabs'), true, true],
  ['what the app provides as a port', fromPromise(async () => 1), false, false],
  ['what the app provides as a feed', fromCallback(() => undefined), false, false],
])('%s is distinguished as a placeholder', (_, logic, isPlaceholder, isFeed) => {
  expect(isUnwired(logic)).toBe(isPlaceholder);
  expect(isUnwiredFeed(logic)).toBe(isFeed);
});
