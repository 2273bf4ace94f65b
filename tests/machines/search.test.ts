import { expect, test } from 'vitest';
import { defaultTerms, type SearchTerms, searchMachine, selectAnswered } from '#machines/search/index.ts';
import { emptyAnswer, offer, oneOffer, searchCases } from '#machines/search/search.cases.ts';
import * as selectors from '#machines/search/search.select.ts';
import { drive } from '../kit/drive.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const rotterdam: SearchTerms = {
  ...defaultTerms,
  orgPort: '上海',
  orgPortCode: 'CNSHA',
  dstPort: '鹿特丹',
  dstPortCode: 'NLRTM',
};
const address = (query: string) => event('address.changed', { query });
const opened = address('orgPortCode=CNSHA&dstPortCode=NLRTM');
const edit = (change: object) => event('search.edit', { edit: change });
const rows = resolved('search', oneOffer);
const none = resolved('search', emptyAnswer);
const failure = '抱歉，服务器繁忙！';
const settled = { after: 300 };
const dangerOff = edit({ kind: 'form', change: { isDanger: 'N' } });
const weight = edit({ kind: 'form', change: { weight: '1200' } });

const retry = event('search.retry');
const submit = (more: object = {}) => event('search.submit', more);
const fails = rejected('search', new Error(failure));

const asks = (more: object = {}) => ({
  service: 'fcl',
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  boxes: [],
  carriers: [],
  weekdays: [],
  hasContractPrice: false,
  onlyBookable: false,
  sort: 'recommended',
  page: 1,
  pageSize: 20,
  ...more,
});
const searched = (...requests: object[]) => ({ asked: { search: requests } });
const codes = 'orgPort=CNSHA&orgPortCode=CNSHA&dstPort=NLRTM&dstPortCode=NLRTM';
const names = 'orgPort=%E4%B8%8A%E6%B5%B7&orgPortCode=CNSHA&dstPort=%E9%B9%BF%E7%89%B9%E4%B8%B9&dstPortCode=NLRTM';
const writes = (...queries: string[]) => ({ did: { writeAddress: queries.map((query) => ({ query })) } });
const unnamed = { orgPort: 'CNSHA', dstPort: 'NLRTM' };
const unanswered = { answer: null, answered: null };

const context = (terms: Partial<SearchTerms>, rest: object = {}) => ({
  mode: 'list',
  terms: { ...rotterdam, ...terms },
  showErrors: false,
  answer: oneOffer,
  answered: rotterdam,
  failure: null,
  recent: { origin: [], destination: [] },
  ...rest,
});

const rest = { after: 300 };
const lane = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '鹿特丹', dstPortCode: 'NLRTM' };
const sampleUnnamed = { ...defaultTerms, ...lane, orgPort: 'CNSHA', dstPort: 'NLRTM' };
const named = { ...defaultTerms, ...lane };
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
  selectAnswered: sampleUnnamed,
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

journeys(searchMachine, { ...searchCases, selectors, asked, usual }, [
  {
    title: '[3.5][9.3] an empty address waits, dangerous goods presumed',
    events: [address('')],
    ends: { value: 'idle', context: context(defaultTerms, unanswered), ...searched() },
  },
  {
    title: '[3.5] an address with both ports is searched for',
    events: [opened],
    ends: {
      value: 'searching',
      context: context(unnamed, unanswered),
      ...searched(asks()),
      ...writes(codes),
      tags: ['busy'],
      can: always,
      shows: searching,
    },
  },
  {
    title: '[3.6] the number of dangerous goods is searched with, as the list spells it',
    events: [address('orgPortCode=CNSHA&dstPortCode=NLRTM&unNo=un%201230')],
    ends: { value: 'searching', ...searched(asks({ unNo: '1230' })) },
  },
  {
    title: '[3.6] general cargo is searched without the number that stands there',
    events: [address('orgPortCode=CNSHA&dstPortCode=NLRTM&unNo=1230&isDanger=N')],
    ends: { value: 'searching', ...searched(asks({ isDanger: 'N' })) },
  },
  {
    title: '[3.5] an address that says what stands there already changes nothing',
    events: [submit(), address('')],
    ends: {
      value: 'idle',
      context: context(defaultTerms, { ...unanswered, showErrors: true }),
      can: always,
      shows: {
        selectCanSwap: false,
        'selectError(origin)': 'MISSING',
        'selectError(destination)': 'MISSING',
        selectShowErrors: true,
      },
    },
  },
  {
    title: '[3.5] another tells no errors before it is searched for',
    events: [submit(), address('orgPortCode=CNSHA')],
    ends: {
      value: 'idle',
      context: context({ ...defaultTerms, orgPort: 'CNSHA', orgPortCode: 'CNSHA' }, unanswered),
      ...searched(),
    },
  },
  {
    title: '[1.2] a search that fails says so and can be tried again',
    events: [opened, fails],
    ends: {
      value: 'failed',
      context: context(unnamed, { ...unanswered, failure }),
      can: retries,
      shows: {
        ...searching,
        selectScreen: 'failed',
        selectIsBusy: false,
        selectCanRetry: true,
      },
    },
  },
  {
    title: '[1.2] the same is asked again',
    events: [opened, fails, retry],
    ends: { value: 'searching', context: context(unnamed, unanswered), ...searched(asks(), asks()) },
  },
  {
    title: '[1.2] so is a lane without prices, and if that fails nothing says it has none',
    events: [opened, none, retry, fails],
    ends: { value: 'failed', context: context({}, { ...unanswered, failure }), ...searched(asks(), asks()) },
  },
  {
    title: '[3.5] 299 ms after a change nothing is asked',
    events: [opened, rows, weight, { after: 299 }],
    ends: { value: 'editing', context: context({ weight: '1200' }), can: always, shows: heavier },
  },
  {
    title: '[3.5] 300 ms after it old rows stay while new ones are asked for',
    events: [opened, rows, weight, settled],
    ends: {
      value: 'refreshing',
      context: context({ weight: '1200' }),
      ...searched(asks(), asks({ weight: '1200' })),
      ...writes(codes, names, `${names}&weight=1200`),
      tags: ['busy'],
      can: always,
      shows: { ...heavier, selectIsBusy: true },
    },
  },
  {
    title: '[3.5] and give their place to them',
    events: [opened, rows, weight, settled, resolved('search', { ...oneOffer, total: 7 })],
    ends: {
      value: 'shown',
      context: context(
        { weight: '1200' },
        { answer: { ...oneOffer, total: 7 }, answered: { ...rotterdam, weight: '1200' } },
      ),
      ...writes(codes, names, `${names}&weight=1200`, `${names}&weight=1200`),
    },
  },
  {
    title: '[1.2] or to a lane without prices',
    events: [opened, rows, weight, settled, none],
    ends: { value: 'empty' },
  },
  {
    title: '[1.2] where no rows stand none are kept while others are asked for',
    events: [opened, none, weight, settled],
    ends: { value: 'searching', context: context({ weight: '1200' }, unanswered) },
  },
  {
    title: '[1.2] old rows stay when a refresh fails',
    events: [opened, rows, weight, settled, fails],
    ends: {
      value: 'outdated',
      context: context({ weight: '1200' }, { failure }),
      tags: ['outdated'],
      can: retries,
      shows: { ...heavier, selectIsOutdated: true, selectCanRetry: true },
    },
  },
  {
    title: '[1.2] and are asked for again by hand',
    events: [opened, rows, weight, settled, fails, retry],
    ends: {
      value: 'refreshing',
      context: context({ weight: '1200' }),
      ...searched(asks(), asks({ weight: '1200' }), asks({ weight: '1200' })),
    },
  },
  {
    title: '[3.5] what failed is asked again by 查询 although its terms are those of the rows',
    events: [opened, rows, retry, fails, submit()],
    ends: {
      value: 'refreshing',
      context: context({}, { showErrors: true }),
      ...searched(asks(), asks(), asks()),
    },
  },
  {
    title: '[1.2] nor is a lane without prices',
    events: [opened, none, submit()],
    ends: {
      value: 'empty',
      context: context({}, { answer: emptyAnswer, showErrors: true }),
      ...searched(asks()),
    },
  },
  {
    title: '[3.5] rows of general cargo are no old rows of dangerous goods',
    events: [opened, rows, dangerOff, settled],
    ends: { value: 'searching', context: context({ isDanger: 'N' }, { answer: null, answered: null }) },
  },
  {
    title: '[3.5] comparing asks nothing either',
    events: [opened, rows, event('search.compare', { priceId: offer.priceId })],
    ends: {
      value: 'shown',
      context: context({ compared: [offer.priceId] }),
      ...searched(asks()),
      ...writes(codes, names, `${names}&compare=${offer.priceId}`),
    },
  },
  {
    title: '[3.5] a form keeps its terms and asks nothing',
    input: { mode: 'form' },
    events: [opened, weight, settled],
    ends: {
      value: 'idle',
      context: context(
        { orgPort: 'CNSHA', dstPort: 'NLRTM', weight: '1200' },
        { mode: 'form', answer: null, answered: null },
      ),
      ...searched(),
      did: { writeAddress: [{ query: codes }, { query: `${codes}&weight=1200` }], openList: [] },
    },
  },
  {
    title: '[3.5] and opens the list with them, or the list of the service that was named',
    input: { mode: 'form' },
    events: [opened, submit(), submit({ list: '/tankIndex' })],
    ends: {
      value: 'idle',
      context: context(unnamed, { ...unanswered, mode: 'form', showErrors: true }),
      did: {
        openList: [
          { query: codes, list: null },
          { query: codes, list: '/tankIndex' },
        ],
      },
    },
  },
  {
    title: '[3.5] the ports chosen last are kept by side, and followed when others are chosen elsewhere on the site',
    input: { mode: 'list', recent: { origin: ['CNTAO'], destination: ['USLAX'] } },
    events: [
      edit({ kind: 'chosen', side: 'origin', code: 'CNNGB', name: '宁波' }),
      edit({ kind: 'typed', side: 'destination', text: '汉' }),
      event('recent.changed', { recent: { origin: ['CNDLC'], destination: ['NLRTM', 'DEHAM'] } }),
      edit({ kind: 'chosen', side: 'destination', code: 'DEHAM', name: '汉堡' }),
    ],
    ends: {
      value: 'editing',
      context: context(
        { ...defaultTerms, orgPort: '宁波', orgPortCode: 'CNNGB', dstPort: '汉堡', dstPortCode: 'DEHAM' },
        { ...unanswered, recent: { origin: ['CNDLC'], destination: ['DEHAM', 'NLRTM'] } },
      ),
      did: {
        keepRecent: [
          { recent: { origin: ['CNNGB', 'CNTAO'], destination: ['USLAX'] } },
          { recent: { origin: ['CNNGB', 'CNTAO'], destination: ['USLAX'] } },
          { recent: { origin: ['CNDLC'], destination: ['DEHAM', 'NLRTM'] } },
        ],
      },
    },
  },
  {
    title: '[3.5] a port is being typed: shown before the first try',
    events: [edit({ kind: 'typed', side: 'origin', text: '上' })],
    ends: {
      value: 'editing',
      can: always,
      shows: {
        'selectError(origin)': 'NOT_CHOSEN',
        selectAnswered: { ...defaultTerms, orgPort: '上' },
      },
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
    ends: {
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
  },
  {
    title: '[1.2] a page past the last of a lane with prices',
    events: [opened, resolved('search', { ...emptyAnswer, total: 1 })],
    ends: {
      value: 'empty',
      can: retries,
      shows: { ...empty, selectIsWithoutPrices: false, selectAnswer: { ...emptyAnswer, total: 1 } },
    },
  },
  {
    title: '[3.5] a port of loading the server does not know keeps the name it came with',
    events: [opened, resolved('search', { ...emptyAnswer, org: null })],
    ends: {
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
  },
  {
    title: '[3.5] so does a port of discharge',
    events: [opened, resolved('search', { ...emptyAnswer, dst: null })],
    ends: {
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
  },
  {
    title: '[3.5] four prices are picked: a fifth cannot be',
    events: [opened, rows, ...['a', 'b', 'c', 'd'].map(compare)],
    ends: {
      value: 'shown',
      can: retries.filter((type) => type !== 'search.compare'),
      shows: { ...shown, selectQuery: `${namesQuery}&compare=a%2Cb%2Cc%2Cd` },
    },
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
    ends: {
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
  },
  {
    title: '[3.5] but not while the terms cannot be asked for',
    events: [
      address('orgPortCode=CNSHA&dstPortCode=NLRTM&compare=a&comparing=Y'),
      rows,
      edit({ kind: 'form', change: { weight: 'x' } }),
      rest,
    ],
    ends: {
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
  },
]);

test('[3.5] a late answer of an older search is not shown', async () => {
  const { actor, cause, start } = drive(searchMachine, searchCases);
  start();
  await cause(opened);
  await cause(dangerOff);
  await expect(cause(rows)).resolves.toBeUndefined();
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { answer: null } });
});

test('[1.2][3.5] old rows are still those of the terms they were asked with, whatever the form says by now', async () => {
  const { actor, cause, pass, start } = drive(searchMachine, searchCases);
  start();
  const shown = () => selectAnswered(actor.getSnapshot());
  expect(shown()).toEqual(defaultTerms);
  await cause(address('orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*2'));
  await cause(rows);
  const two = { ...rotterdam, boxes: [{ ctnType: '20GP', quantity: 2 }] };
  expect(shown()).toEqual(two);
  await cause(edit({ kind: 'form', change: { boxes: [{ ctnType: '20GP', quantity: 3 }] } }));
  pass(300);
  await cause(rejected('search', new Error(failure)));
  expect(actor.getSnapshot().value).toBe('outdated');
  expect(shown()).toEqual(two);
  await cause(edit({ kind: 'typed', side: 'origin', text: '宁' }));
  expect(shown()).toEqual(two);
});

test('[3.5] a fifth price cannot be compared, one of the four can be put back', () => {
  const { actor, start } = drive(searchMachine, searchCases);
  start();
  for (const priceId of ['a', 'b', 'c', 'd']) actor.send({ type: 'search.compare', priceId });
  expect(actor.getSnapshot().can({ type: 'search.compare', priceId: 'e' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'search.compare', priceId: 'b' })).toBe(true);
});

test('[3.5] the five ports chosen last are kept on each side, the latest first', () => {
  const { actor, start } = drive(searchMachine, searchCases);
  start();
  for (const code of ['CNSHA', 'CNNGB', 'CNTAO', 'CNXMN', 'CNYTN', 'CNTSN', 'CNNGB'])
    actor.send({ type: 'search.edit', edit: { kind: 'chosen', side: 'origin', code, name: code } });
  actor.send({ type: 'search.edit', edit: { kind: 'typed', side: 'origin', text: '大' } });
  expect(actor.getSnapshot().context.recent).toEqual({
    origin: ['CNNGB', 'CNTSN', 'CNYTN', 'CNXMN', 'CNTAO'],
    destination: [],
  });
  const elsewhere = { origin: ['CNDLC', 'CNNGB'], destination: ['NLRTM'] };
  actor.send({ type: 'recent.changed', recent: elsewhere });
  expect(actor.getSnapshot().context.recent).toEqual(elsewhere);
});
