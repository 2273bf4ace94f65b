import type { SellingAnswer } from '#contract/calls/item.ts';
import type { MachineCases } from '../kit/cases.ts';
import { defaultTerms, type SearchSnapshot, type SearchTerms, selectComparedQuery } from '../search/index.ts';
import { fclWords } from './fcl.words.ts';

/** An answer without rows: rows decide nothing in this chart. */
export const noOffer: SellingAnswer = {
  items: [],
  total: 0,
  page: 1,
  pageSize: 20,
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'SHANGHAI', timezone: 'Asia/Shanghai' },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'ROTTERDAM', timezone: 'Europe/Amsterdam' },
  etdFrom: '2026-01-15',
  etdTo: '2026-02-14',
  goods: null,
  carriers: [],
  ctnTypes: [],
  fromPrice: null,
  now: Date.UTC(2026, 0, 15, 2),
};
export const oneOffer: SellingAnswer = { ...noOffer, total: 1, now: Date.UTC(2026, 0, 15, 3) };

export const LINK_ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';
export const linkQuery = `?share=${LINK_ID}`;
const lane: SearchTerms = {
  ...defaultTerms,
  orgPort: '上海',
  orgPortCode: 'CNSHA',
  dstPort: '鹿特丹',
  dstPortCode: 'NLRTM',
};

/** A snapshot of the search as the chart sees it. */
const search = (terms: SearchTerms, answer: SellingAnswer | null, state = 'idle') => ({
  type: 'xstate.snapshot.search',
  snapshot: { context: { terms, answer, failure: null }, matches: (value: string) => value === state },
});

const comparing: SearchTerms = { ...lane, compared: ['FCL-CNSHA-NLRTM-COSU-2927-DG'], isComparing: true };

export const searched = {
  nothing: search(defaultTerms, null),
  waiting: search(lane, null, 'searching'),
  rows: search(lane, oneOffer),
  compared: search(comparing, oneOffer),
  none: search(lane, noOffer),
  unknown: search(lane, { ...noOffer, dst: null }),
};

export const comparedQuery = selectComparedQuery(searched.compared.snapshot as unknown as SearchSnapshot);

export const fclCases: MachineCases = {
  words: fclWords,
  input: { path: '/shippingFcl', query: '' },
  otherInputs: [{ path: '/shippingFcl', query: linkQuery }],
  events: {
    'page.opened': [
      { type: 'page.opened', path: '/shippingFcl', query: '' },
      { type: 'page.opened', path: '/shippingFcl', query: linkQuery },
    ],
    'page.asked': [{ type: 'page.asked', path: '/shippingFcl', query: '' }],
    'xstate.snapshot.search': Object.values(searched),
    'xstate.done.actor.loadTools': [{ type: 'xstate.done.actor.loadTools', output: undefined }],
    'xstate.error.actor.loadTools': [{ type: 'xstate.error.actor.loadTools', error: new Error('没有回应') }],
  },
  delays: {},
};
