import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { sampleSheet } from '#machines/operator-invoice/operator-invoice.sample.ts';
import {
  actRow,
  articleRow,
  invoiceRow,
  type LeadRow,
  leadRow,
  listedGroups,
  type QueueRow,
} from '#machines/operator-queue/index.ts';
import { first, NOW, second } from '#machines/operator-queue/operator-queue.cases.ts';
import { groupsOf } from '#machines/operator-queue/operator-queue.rules.ts';

const act = {
  ...({ id: 42, at: 1_760_000_000_000, actorKind: 'desk', actor: '王样本' } as const),
  ...{ action: 'order.book', deed: '放舱', subjectKind: 'order', subjectId: 'FCL26101200007' },
  ...{ before: null, after: null, detail: null, requestId: null },
};

test('[10.1] an act stands in its list under its number, as it was done', () => {
  expect(actRow(act)).toEqual({ id: '42', kind: 'act', deadline: null, act });
});

const dueIn = (id: string, ms: number | null): QueueRow => ({ ...first, id, deadline: ms === null ? null : NOW + ms });
const asked = (leadNo: string, ms: number, status: LeadRow['status'] = 'new') =>
  leadRow({ ...{ leadNo, topic: 'question', status, who: '', text: '', handledBy: null }, createdAt: NOW - ms });

test('[10.8] rows are listed under how soon they end, where the line of a day and of three is drawn for their colours too', () => {
  const rows = [
    ...[dueIn('late', -1), dueIn('hour', HOUR_MS), dueIn('day', DAY_MS), dueIn('three days', 3 * DAY_MS)],
    ...[dueIn('after', 3 * DAY_MS + 1), dueIn('never', null)],
  ];
  const due = { urgent: 2, soon: 30, ample: 8 };
  expect(
    listedGroups({ rows, listedIn: groupsOf(rows, NOW), total: 45, due }).map(({ group, count, rows: listed }) => [
      group,
      count,
      listed.map(({ id }) => id),
    ]),
  ).toEqual([
    ['urgent', 2, ['late', 'hour']],
    ['soon', 30, ['day', 'three days']],
    ['ample', 8, ['after']],
    ['endless', 5, ['never']],
  ]);
});

test('[10.8] where nothing has an end there is no heading, and without the counts none is guessed', () => {
  const headed = (rows: QueueRow[]) =>
    listedGroups({ rows, listedIn: groupsOf(rows, NOW), total: 9, due: null }).map(({ group, count }) => [
      group,
      count,
    ]);
  expect(headed([second])).toEqual([[null, null]]);
  expect(headed([first, second])).toEqual([
    ['urgent', null],
    ['endless', null],
  ]);
});

test('[10.8] messages have no end: they are listed under how long they have waited, until they are settled', () => {
  const rows = [
    ...[asked('1', 3 * DAY_MS), asked('2', 3 * DAY_MS - 1), asked('3', DAY_MS), asked('4', DAY_MS - 1)],
    asked('5', DAY_MS, 'done'),
  ];
  expect(groupsOf(rows, NOW)).toEqual({
    ...{ 1: 'waitedLong', 2: 'waitedDays', 3: 'waitedDays', 4: 'waitedHours', 5: null },
  });
});

test('[10.7] an invoice is listed under how long it was waited for, and under nothing once it is settled', () => {
  const billed = (invoiceId: string, status: 'issued' | 'requested') =>
    invoiceRow({ ...sampleSheet.row, invoiceId, status, createdAt: NOW - 3 * DAY_MS });
  expect(groupsOf([billed('asked', 'requested'), billed('sent', 'issued')], NOW)).toEqual({
    asked: 'waitedLong',
    sent: null,
  });
});

test('[10.6][10.1] articles and acts hurry no one, though an article has its time', () => {
  const article = { id: 'news', status: 'SCHEDULED', shownFrom: NOW + HOUR_MS } as Parameters<typeof articleRow>[0];
  expect(groupsOf([articleRow(article), actRow(act)], NOW)).toEqual({ news: null, 42: null });
});

test('[10.8] a row that was listed under nothing stands under no heading', () => {
  expect(listedGroups({ rows: [first], listedIn: {}, total: 1, due: { urgent: 1, soon: 0, ample: 0 } })).toEqual([
    { group: null, count: null, rows: [first] },
  ]);
});
