import type { AnyMachineSnapshot } from 'xstate';
import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { MachineCases } from '../kit/cases.ts';
import { keyOf } from './search.edits.ts';
import type { SearchInput } from './search.types.ts';
import { searchWords } from './search.words.ts';

const etd = Date.UTC(2026, 1, 6, 4);

export const offer: Offer = {
  priceId: 'FCL-CNSHA-NLRTM-COSU-2927-DG',
  priceKind: 'PUBLIC',
  scheduleId: 'FCL-CNSHA-NLRTM-COSU-2927',
  carrier: { code: 'COSU', nameCn: '中远海运' },
  routeCode: 'CO5',
  terminal: '洋山四期',
  pol: 'CNSHA',
  pod: 'NLRTM',
  via: null,
  vessel: 'HUAZHOU ORIENT',
  voyage: '927W',
  etd,
  eta: etd + 31 * DAY_MS,
  etdDay: '2026-02-06',
  weekday: 5,
  transitDays: 31,
  cutOffs: {
    bookingCloseGen: etd - 7 * DAY_MS,
    bookingCloseDg: etd - 10 * DAY_MS,
    emptyPickup: etd - 7 * DAY_MS,
    cyOpen: etd - 6 * DAY_MS,
    lclCutoff: etd - 6 * DAY_MS,
    siCutoff: etd - 5 * DAY_MS,
    dgCutoff: etd - 3 * DAY_MS,
    amsCutoff: etd - 3 * DAY_MS,
    vgmCutoff: etd - 2 * DAY_MS,
    customsCutoff: etd - DAY_MS,
    cyClosing: etd - DAY_MS,
  },
  prices: [{ ctnType: '20GP', amount: '850.00', currency: '2', limitKg: 21_000 }],
  dgClasses: ['3', '6.1', '8', '9'],
  carrierRefuses: ['1', '7'],
  collectAllowed: true,
  space: 'PLENTY',
  validFrom: etd - 60 * DAY_MS,
  validTo: etd - 10 * DAY_MS,
  freeDays: 10,
  remark: null,
  lines: [],
  totals: [
    { currency: '2', amount: '1150.00' },
    { currency: '1', amount: '2120.00' },
  ],
  unpriced: [],
  load: null,
  refusals: [],
  bookable: 'BOOKABLE',
};

const zone = 'Asia/Shanghai';

export const emptyAnswer: SellingAnswer = {
  items: [],
  total: 0,
  page: 1,
  pageSize: 20,
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'SHANGHAI', timezone: zone },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'ROTTERDAM', timezone: 'Europe/Amsterdam' },
  etdFrom: '2026-01-15',
  etdTo: '2026-02-14',
  goods: null,
  carriers: [],
  ctnTypes: [],
  fromPrice: null,
  now: Date.UTC(2026, 0, 15, 2),
};

export const oneOffer: SellingAnswer = {
  ...emptyAnswer,
  items: [offer],
  total: 1,
  carriers: [{ code: 'COSU', nameCn: '中远海运' }],
  ctnTypes: ['20GP'],
};

const input: SearchInput = { mode: 'list' };
const form: SearchInput = { mode: 'form' };

/** Includes the terms and what is loaded, not the rows. */
const key = ({ value, context }: AnyMachineSnapshot) =>
  JSON.stringify([
    value,
    context.terms,
    context.showErrors,
    context.answered === null ? null : keyOf(context.answered),
    context.failure,
    context.answer?.total,
  ]);

export const searchCases: MachineCases = {
  words: searchWords,
  input,
  otherInputs: [form],
  key,
  events: {
    'address.changed': [
      { type: 'address.changed', query: 'orgPort=上海&orgPortCode=CNSHA&dstPort=鹿特丹&dstPortCode=NLRTM' },
    ],
    'recent.changed': [{ type: 'recent.changed', recent: { origin: ['CNNGB'], destination: [] } }],
    'search.edit': [
      { type: 'search.edit', edit: { kind: 'typed', side: 'origin', text: '上' } },
      { type: 'search.edit', edit: { kind: 'chosen', side: 'origin', code: 'CNSHA', name: '上海' } },
      { type: 'search.edit', edit: { kind: 'paged', page: 2 } },
    ],
    'search.compare': [{ type: 'search.compare', priceId: offer.priceId }],
    'search.submit': [{ type: 'search.submit' }, { type: 'search.submit', list: '/tankIndex' }],
    'search.retry': [{ type: 'search.retry' }],
    'xstate.done.actor.search': [
      { type: 'xstate.done.actor.search', output: oneOffer },
      { type: 'xstate.done.actor.search', output: emptyAnswer },
    ],
    'xstate.error.actor.search': [{ type: 'xstate.error.actor.search', error: new Error('no answer') }],
  },
  delays: { debounce: 300 },
  feeds: { 'address.changed': 'address', 'recent.changed': 'address' },
};
