import { expect, test } from 'vitest';
import { actRow } from '#machines/desk-queue/index.ts';

test('[10.1] an act stands in its list under its number, as it was done', () => {
  const act = {
    ...({ id: 42, at: 1_760_000_000_000, actorKind: 'desk', actor: '王样本' } as const),
    ...{ action: 'order.book', deed: '放舱', subjectKind: 'order', subjectId: 'FCL26101200007' },
    ...{ before: null, after: null, detail: null, requestId: null },
  };
  expect(actRow(act)).toEqual({ id: '42', kind: 'act', deadline: null, act });
});
