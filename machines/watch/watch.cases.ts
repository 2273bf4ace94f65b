import type { EnquiryListAnswer, EnquiryRow } from '#contract/calls/ecommerce.ts';
import { HOUR_MS } from '#domain/limits.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { WatchAnswer, WatchInput } from './watch.types.ts';
import { watchWords } from './watch.words.ts';

const now = Date.UTC(2026, 0, 15, 2);

const waiting: EnquiryRow = {
  enquiryNo: 'ENQ26011500002',
  service: 'fcl',
  status: 'waiting',
  isDanger: 'Y',
  cargoName: '甲醇',
  org: 'CNSHA',
  dst: 'NLRTM',
  orgName: '上海',
  dstName: '鹿特丹',
  boxes: [{ ctnType: '20GP', quantity: 2 }],
  weight: null,
  volume: null,
  optionCount: 0,
  deadline: now + 32 * HOUR_MS,
  createdAt: now - HOUR_MS,
  answeredAt: null,
  orderNo: null,
};

const answered: EnquiryRow = {
  ...waiting,
  enquiryNo: 'ENQ26011500001',
  status: 'answered',
  optionCount: 3,
  answeredAt: now,
};

const page = { total: 1, page: 1, pageSize: 10, now };
export const waitingList: EnquiryListAnswer = { ...page, items: [waiting] };
export const settledList: EnquiryListAnswer = { ...page, items: [answered] };

const inProgress: WatchAnswer = { outcome: 'found', content: waitingList, isSettled: false };
const settled: WatchAnswer = { outcome: 'found', content: settledList, isSettled: true };
const missing: WatchAnswer = { outcome: 'missing' };

const answers = (id: string) => ({
  [`xstate.done.actor.${id}`]: [inProgress, settled, missing].map((output) => ({
    type: `xstate.done.actor.${id}`,
    output,
  })),
  [`xstate.error.actor.${id}`]: [{ type: `xstate.error.actor.${id}`, error: new Error('no answer') }],
});

const input: WatchInput = { asked: '1' };
const nothing: WatchInput = { asked: null };

export const watchCases: MachineCases = {
  words: watchWords,
  input,
  otherInputs: [nothing],
  events: {
    'watch.asked': [
      { type: 'watch.asked', asked: '2' },
      { type: 'watch.asked', asked: null },
    ],
    'watch.refresh': [{ type: 'watch.refresh' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.shown': [{ type: 'page.shown' }],
    ...answers('read'),
    ...answers('reread'),
  },
  delays: { interval: 15_000 },
  feeds: { 'page.hidden': 'visibility', 'page.shown': 'visibility' },
};
