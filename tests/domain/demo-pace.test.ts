import { describe, expect, it } from 'vitest';
import { DEMO_OPERATOR_MS, DEMO_PAPERS_MS, nextMove, type PacedOrder } from '#domain/orders/demo-pace.ts';

const at = (text: string) => Date.parse(`2026-10-${text}:00+08:00`);
const changedAt = at('05T09:30');

/** Booked on the 6th, carried from the 9th on; nothing has happened yet. */
const timeline: PacedOrder['nodes'] = [
  { node: 'reviewing', plannedAt: at('05T18:00'), actualAt: null },
  { node: 'booked', plannedAt: at('06T18:00'), actualAt: null },
  { node: 'released', plannedAt: at('09T08:00'), actualAt: null },
  { node: 'stuffed', plannedAt: null, actualAt: null },
];
/** The first of them have happened. */
const reached = (count: number) =>
  timeline.map((node, index) => ({ ...node, actualAt: index < count ? at(`05T0${index + 1}:00`) : null }));
const move = (order: Partial<PacedOrder>) => {
  const next = nextMove({ status: 'submitted', changedAt, hasOutstandingPapers: false, nodes: reached(0), ...order });
  return next && [next.status, new Date(next.at + 8 * 3_600_000).toISOString().slice(8, 16)];
};

describe('[1.12] where the demonstration operator takes an order', () => {
  it('works for five minutes, and waits an hour for papers', () => {
    expect([DEMO_OPERATOR_MS, DEMO_PAPERS_MS]).toEqual([300_000, 3_600_000]);
  });

  it.each<[string, Partial<PacedOrder>, [string, string] | null]>([
    ['a new order without its papers is asked for them', { hasOutstandingPapers: true }, ['docsPending', '05T09:35']],
    ['a new order with its papers is looked at', {}, ['reviewing', '05T09:35']],
    [
      'papers that do not come are waited for an hour',
      { status: 'docsPending', hasOutstandingPapers: true },
      ['reviewing', '05T10:30'],
    ],
    ['papers that have come are looked at', { status: 'docsPending' }, ['reviewing', '05T09:35']],
    [
      'what is looked at is booked, whenever that was planned',
      { status: 'reviewing', nodes: reached(1) },
      ['booked', '05T09:35'],
    ],
    [
      'an order in review that lacks papers goes on without them',
      { status: 'reviewing', nodes: reached(1), hasOutstandingPapers: true },
      ['booked', '05T09:35'],
    ],
    ['boxes are released when it is planned', { status: 'booked', nodes: reached(2) }, ['released', '09T08:00']],
    [
      'what was planned before now happens in five minutes',
      { status: 'booked', nodes: reached(2), changedAt: at('09T07:56') },
      ['released', '09T08:01'],
    ],
    ['what nothing plans happens in a day', { status: 'released', nodes: reached(3) }, ['stuffed', '06T09:30']],
    [
      'goods do not leave without their papers',
      {
        status: 'stuffed',
        hasOutstandingPapers: true,
        nodes: [...reached(4), { node: 'departed', plannedAt: at('10T08:00'), actualAt: null }],
      },
      null,
    ],
    ['at the end of its time line nothing happens', { status: 'stuffed', nodes: reached(4) }, null],
    [
      'an order goes on after the last thing that happened, also where one before it did not',
      { status: 'booked', nodes: reached(2).map((node, index) => (index === 0 ? { ...node, actualAt: null } : node)) },
      ['released', '09T08:00'],
    ],
  ])('%s', (_, order, expected) => {
    expect(move(order)).toEqual(expected);
  });

  it.each(['reviewing', 'dgReviewing', 'booked'] as const)(
    '%s is decided in the operator console and waits for no plan',
    (node) => {
      expect(move({ nodes: [{ node, plannedAt: at('20T00:00'), actualAt: null }] })).toEqual([node, '05T09:35']);
    },
  );
});
