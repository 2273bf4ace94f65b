import type { OrderAnswer } from '#contract/calls/orders.ts';
import { sampleOrder } from './order.ts';

type Told = NonNullable<OrderAnswer['amendments']>[number];

const { lines, totals } = sampleOrder;
const [first, ...rest] = lines;
const more = first === undefined ? [] : [{ ...first, quantity: '3', amount: '3450.00' }];

const change: Pick<Told, 'after' | 'before' | 'changes'> = {
  before: { lines, totals },
  after: { lines: [...more, ...rest], totals: totals.map((total) => ({ ...total, amount: '3450.00' })) },
  changes: [
    { name: '第1项 数量', before: '2', after: '3' },
    { name: '备注', before: '', after: '改为三箱' },
  ],
};

/** One that waits, and one that was refused before. */
export const sampleAmendments: readonly Told[] = [
  { ...change, no: 2, state: 'waiting', at: Date.UTC(2026, 9, 12, 2), decidedAt: null, reason: null },
  {
    ...change,
    ...{ no: 1, state: 'refused', at: Date.UTC(2026, 9, 10, 2), decidedAt: Date.UTC(2026, 9, 10, 6) },
    ...{ reason: '船公司不加箱', changes: [{ name: '第1项 数量', before: '2', after: '4' }], after: change.before },
  },
];
