import { describe, expect, test } from 'vitest';
import { awaitedStep, reachedIndex } from '#domain/orders/reached.ts';

const at = (...moments: (number | null)[]) => moments.map((actualAt, index) => ({ actualAt, index }));

describe('the steps of an order', () => {
  test.each([
    { what: 'nothing yet', steps: at(null, null), reached: -1, awaited: 0 },
    { what: 'the first', steps: at(1, null), reached: 0, awaited: 1 },
    { what: 'one that went past another', steps: at(1, null, 3, null), reached: 2, awaited: 3 },
    { what: 'the last', steps: at(1, 2), reached: 1, awaited: undefined },
  ])('[11.1] $what', ({ steps, reached, awaited }) => {
    expect(reachedIndex(steps)).toBe(reached);
    expect(awaitedStep(steps)?.index).toBe(awaited);
  });
});
