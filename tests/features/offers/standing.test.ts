import { expect, test } from 'vitest';
import { leastOf } from '#src/features/offers/views/standing.ts';

test('[3.5] the lowest of amounts is found whatever their decimals; none is lower than one that is equal', () => {
  expect(leastOf(['10', '9.50', '9.5'])).toBe('9.50');
  expect(leastOf(['9', '10.05', '100'])).toBe('9');
  expect(leastOf([])).toBeNull();
});
