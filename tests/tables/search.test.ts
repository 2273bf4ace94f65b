import { searchMachine } from '#machines/search/index.ts';
import { emptyAnswer, offer, oneOffer, searchCases } from '#machines/search/search.cases.ts';
import { defaultTerms } from '#machines/search/search.rules.ts';
import * as all from '#machines/search/search.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const address = (query: string) => event('address.changed', { query });
const edit = (change: object) => event('search.edit', { edit: change });
const rest = { after: 300 };
const lane = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '鹿特丹', dstPortCode: 'NLRTM' };
const unnamed = { ...defaultTerms, ...lane, orgPort: 'CNSHA', dstPort: 'NLRTM' };
const named = { ...defaultTerms, ...lane };
const opened = address('orgPortCode=CNSHA&dstPortCode=NLRTM');
const rows = resolved('search', oneOffer);
const none = resolved('search', emptyAnswer);
const fails = rejected('search');
const weight = edit({ kind: 'form', change: { weight: '1200' } });
const compare = (priceId: string) => event('search.compare', { priceId });

const codesQuery = 'orgPort=CNSHA&orgPortCode=CNSHA&dstPort=NLRTM&dstPortCode=NLRTM';
const namesQuery = 'orgPort=%E4%B8%8A%E6%B5%B7&orgPortCode=CNSHA&dstPort=%E9%B9%BF%E7%89%B9%E4%B8%B9&dstPortCode=NLRTM';
const always = ['search.compare', 'search.edit', 'search.submit'];
const retries = [...always, 'search.retry'];

const usual = {
  selectScreen: 'nothing',
  'selectTerm(weight)': '',
  'selectTerm(page)': 1,
  selectIsWithoutPrices: true,
  selectCanSwap: true,
  'selectError(boxes)': null,
  'selectError(dates)': null,
  'selectError(destination)': null,
  'selectError(origin)': null,
  'selectError(unNo)': null,
  'selectError(volume)': null,
  'selectError(weight)': null,
  selectIsComplete: false,
  selectShowErrors: false,
  selectAnswer: null,
  selectIsBusy: false,
  selectIsOutdated: false,
  selectIsStale: false,
  selectAnswered: defaultTerms,
  selectCanRetry: false,
  'selectRecent(origin)': [],
  'selectRecent(destination)': [],
  selectComparedQuery: '',
  selectQuery: '',
  selectUnknownPort: null,
};
const asked = {
  selectTerm: ['weight', 'page'],
  selectError: ['boxes', 'dates', 'destination', 'origin', 'unNo', 'volume', 'weight'],
  selectRecent: ['origin', 'destination'],
};
const searching = {
  selectIsComplete: true,
  selectIsBusy: true,
  selectIsWithoutPrices: false,
  selectScreen: 'waiting',
  selectAnswered: unnamed,
  selectQuery: codesQuery,
};
const shown = {
  selectScreen: 'rows',
  selectIsWithoutPrices: false,
  selectIsComplete: true,
  selectAnswer: oneOffer,
  selectAnswered: named,
  selectCanRetry: true,
  selectQuery: namesQuery,
};
const heavier = {
  ...shown,
  'selectTerm(weight)': '1200',
  selectIsStale: true,
  selectCanRetry: false,
  selectQuery: `${namesQuery}&weight=1200`,
};
const empty = { ...shown, selectScreen: 'empty', selectIsWithoutPrices: true, selectAnswer: emptyAnswer };

stateTable(searchMachine, searchCases, { all, asked }, usual, [
  { title: '[3.5] nothing is asked for yet', events: [], value: 'idle', can: always, shows: { selectCanSwap: false } },
  {
    title: '[3.5] terms are searched for that lack both ports',
    events: [event('search.submit')],
    value: 'idle',
    can: always,
    shows: {
      selectCanSwap: false,
      'selectError(origin)': 'MISSING',
      'selectError(destination)': 'MISSING',
      selectShowErrors: true,
    },
  },
  {
    title: '[3.5] a port is being typed: told before the first try',
    events: [edit({ kind: 'typed', side: 'origin', text: '上' })],
    value: 'editing',
    can: always,
    shows: {
      'selectError(origin)': 'NOT_CHOSEN',
      selectAnswered: { ...defaultTerms, orgPort: '上' },
    },
  },
  {
    title: '[3.5][3.6] every field is at error',
    events: [
      edit({ kind: 'chosen', side: 'origin', code: 'CNSHA', name: '上海' }),
      edit({ kind: 'chosen', side: 'destination', code: 'CNSHA', name: '上海' }),
      edit({
        kind: 'form',
        change: {
          boxes: [{ ctnType: '20GP', quantity: 101 }],
          etdFrom: '2026-03-02',
          etdTo: '2026-03-01',
          unNo: '甲醇',
          volume: '1000',
          weight: '1e3',
        },
      }),
      rest,
    ],
    value: 'idle',
    can: always,
    shows: {
      selectCanSwap: false,
      'selectTerm(weight)': '1e3',
      'selectError(boxes)': 'OUT_OF_RANGE',
      'selectError(dates)': 'DAYS_BACKWARDS',
      'selectError(destination)': 'SAME_PORTS',
      'selectError(unNo)': 'UN_NUMBER',
      'selectError(volume)': 'OUT_OF_RANGE',
      'selectError(weight)': 'NOT_A_NUMBER',
      selectAnswered: {
        ...defaultTerms,
        orgPort: '上海',
        orgPortCode: 'CNSHA',
        dstPort: '上海',
        dstPortCode: 'CNSHA',
        boxes: [{ ctnType: '20GP', quantity: 101 }],
        etdFrom: '2026-03-02',
        etdTo: '2026-03-01',
        unNo: '甲醇',
        volume: '1000',
        weight: '1e3',
      },
      'selectRecent(origin)': ['CNSHA'],
      'selectRecent(destination)': ['CNSHA'],
      selectQuery:
        'orgPort=%E4%B8%8A%E6%B5%B7&orgPortCode=CNSHA&dstPort=%E4%B8%8A%E6%B5%B7&dstPortCode=CNSHA' +
        '&boxes=20GP*101&unNo=%E7%94%B2%E9%86%87&volume=1000&weight=1e3&etdFrom=2026-03-02&etdTo=2026-03-01',
    },
  },
  {
    title: '[3.5] prices are asked for the first time',
    events: [opened],
    value: 'searching',
    tags: ['busy'],
    can: always,
    shows: searching,
  },
  {
    title: '[1.2] without an answer',
    events: [opened, fails],
    value: 'failed',
    can: retries,
    shows: {
      ...searching,
      selectScreen: 'failed',
      selectIsBusy: false,
      selectCanRetry: true,
    },
  },
  { title: '[3.5] prices are shown', events: [opened, rows], value: 'shown', can: retries, shows: shown },
  {
    title: '[3.5] a second page of them',
    events: [address('orgPortCode=CNSHA&dstPortCode=NLRTM&page=2'), rows],
    value: 'shown',
    can: retries,
    shows: {
      ...shown,
      'selectTerm(page)': 2,
      selectAnswered: { ...named, page: 2 },
      selectQuery: `${namesQuery}&page=2`,
    },
  },
  {
    title: '[3.5] prices stand beside terms that were changed',
    events: [opened, rows, weight],
    value: 'editing',
    can: always,
    shows: heavier,
  },
  {
    title: '[3.5] prices are shown while others are asked for',
    events: [opened, rows, weight, rest],
    value: 'refreshing',
    tags: ['busy'],
    can: always,
    shows: { ...heavier, selectIsBusy: true },
  },
  {
    title: '[1.2] old prices stay where new ones do not come',
    events: [opened, rows, weight, rest, fails],
    value: 'outdated',
    tags: ['outdated'],
    can: retries,
    shows: { ...heavier, selectIsOutdated: true, selectCanRetry: true },
  },
  { title: '[1.2] a lane without prices', events: [opened, none], value: 'empty', can: retries, shows: empty },
  {
    title: '[1.2] a page past the last of a lane with prices',
    events: [opened, resolved('search', { ...emptyAnswer, total: 1 })],
    value: 'empty',
    can: retries,
    shows: { ...empty, selectIsWithoutPrices: false, selectAnswer: { ...emptyAnswer, total: 1 } },
  },
  {
    title: '[3.5] a port of loading the server does not know keeps the name it came with',
    events: [opened, resolved('search', { ...emptyAnswer, org: null })],
    value: 'empty',
    can: retries,
    shows: {
      ...empty,
      selectAnswer: { ...emptyAnswer, org: null },
      selectAnswered: { ...named, orgPort: 'CNSHA' },
      selectQuery: namesQuery.replace('%E4%B8%8A%E6%B5%B7', 'CNSHA'),
      selectUnknownPort: 'origin',
    },
  },
  {
    title: '[3.5] so does a port of discharge',
    events: [opened, resolved('search', { ...emptyAnswer, dst: null })],
    value: 'empty',
    can: retries,
    shows: {
      ...empty,
      selectAnswer: { ...emptyAnswer, dst: null },
      selectAnswered: { ...named, dstPort: 'NLRTM' },
      selectQuery: namesQuery.replace('%E9%B9%BF%E7%89%B9%E4%B8%B9', 'NLRTM'),
      selectUnknownPort: 'destination',
    },
  },
  {
    title: '[3.5] four prices are picked: a fifth cannot be',
    events: [opened, rows, ...['a', 'b', 'c', 'd'].map(compare)],
    value: 'shown',
    can: retries.filter((type) => type !== 'search.compare'),
    shows: { ...shown, selectQuery: `${namesQuery}&compare=a%2Cb%2Cc%2Cd` },
  },
  {
    title: '[3.5] one of the four can be put back',
    events: [opened, rows, ...['a', 'b', offer.priceId, 'd'].map(compare)],
    value: 'shown',
    can: retries,
    shows: { ...shown, selectQuery: `${namesQuery}&compare=a%2Cb%2C${offer.priceId}%2Cd` },
  },
  {
    title: '[3.5] prices stand side by side, asked for without filters, names and page',
    events: [
      address('orgPortCode=CNSHA&dstPortCode=NLRTM&page=2&direct=Y'),
      rows,
      compare('a'),
      edit({ kind: 'comparing', isOpen: true }),
      rest,
    ],
    value: 'shown',
    can: retries,
    shows: {
      ...shown,
      'selectTerm(page)': 2,
      selectAnswered: { ...named, page: 2, isDirect: true },
      selectQuery: `${namesQuery}&direct=Y&page=2&compare=a&comparing=Y`,
      selectComparedQuery: 'orgPortCode=CNSHA&dstPortCode=NLRTM&size=10&compare=a&comparing=Y',
    },
  },
  {
    title: '[3.5] but not while the terms cannot be asked for',
    events: [
      address('orgPortCode=CNSHA&dstPortCode=NLRTM&compare=a&comparing=Y'),
      rows,
      edit({ kind: 'form', change: { weight: 'x' } }),
      rest,
    ],
    value: 'idle',
    can: always,
    shows: {
      ...shown,
      'selectTerm(weight)': 'x',
      'selectError(weight)': 'NOT_A_NUMBER',
      selectIsComplete: false,
      selectCanRetry: false,
      selectAnswered: { ...named, compared: ['a'], isComparing: true },
      selectQuery: `${namesQuery}&weight=x&compare=a&comparing=Y`,
    },
  },
]);
