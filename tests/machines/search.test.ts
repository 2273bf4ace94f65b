import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type SellingAnswer, type SellingRequest, sellingPrices } from '#contract/calls/item.ts';
import { PAGE_SIZES } from '#domain/limits.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import {
  decodeTerms,
  defaultTerms,
  encodeTerms,
  type SearchEvent,
  type SearchTerms,
  searchMachine,
  selectAnswered,
} from '#machines/search/index.ts';
import { emptyAnswer, offer, oneOffer, searchCases } from '#machines/search/search.cases.ts';
import { comparedRequest, editTerms, faultsOf, requestOf, toggleCompared } from '#machines/search/search.edits.ts';
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

const context = (terms: Partial<SearchTerms>, rest: object = {}) => ({
  mode: 'list',
  terms: { ...rotterdam, ...terms },
  areFaultsTold: false,
  answer: oneOffer,
  answered: rotterdam,
  failure: null,
  recent: { origin: [], destination: [] },
  ...rest,
});

journeys(searchMachine, searchCases, [
  {
    title: '[3.5][9.3] an empty address waits, dangerous goods presumed',
    events: [address('')],
    ends: { value: 'idle', context: context(defaultTerms, { answer: null, answered: null }) },
  },
  { title: '[3.5] an address with both ports is searched for', events: [opened], ends: { value: 'searching' } },
  {
    title: '[3.5] and shown, with the names the server has',
    events: [opened, rows],
    ends: { value: 'shown', context: context({}) },
  },
  {
    title: '[1.2] a lane without prices is empty',
    events: [opened, none],
    ends: { value: 'empty', context: context({}, { answer: emptyAnswer }) },
  },
  {
    title: '[1.2] a search that fails says so and can be tried again',
    events: [opened, rejected('search', new Error(failure)), event('search.retry')],
    ends: {
      value: 'searching',
      context: context({ orgPort: 'CNSHA', dstPort: 'NLRTM' }, { answer: null, answered: null }),
    },
  },
  {
    title: '299 ms after a change nothing is asked',
    events: [opened, rows, weight, { after: 299 }],
    ends: { value: 'editing', context: context({ weight: '1200' }) },
  },
  {
    title: '300 ms after it old rows stay while new ones are asked for',
    events: [opened, rows, weight, settled],
    ends: { value: 'refreshing', context: context({ weight: '1200' }) },
  },
  {
    title: 'each key begins the wait anew',
    events: [opened, rows, weight, { after: 200 }, weight, { after: 200 }],
    ends: { value: 'editing', context: context({ weight: '1200' }) },
  },
  {
    title: '[1.2] old rows stay when a refresh fails',
    events: [opened, rows, weight, settled, rejected('search', new Error(failure))],
    ends: { value: 'outdated', context: context({ weight: '1200' }, { failure }) },
  },
  {
    title: '[3.5] an unchanged search is not asked again',
    events: [opened, rows, weight, edit({ kind: 'form', change: { weight: '' } }), settled],
    ends: { value: 'shown', context: context({}) },
  },
  {
    title: '[3.5] nor by pressing search',
    events: [opened, rows, event('search.submit')],
    ends: { value: 'shown', context: context({}, { areFaultsTold: true }) },
  },
  {
    title: '[3.5] rows of general cargo are no old rows of dangerous goods',
    events: [opened, rows, dangerOff, settled],
    ends: { value: 'searching', context: context({ isDanger: 'N' }, { answer: null, answered: null }) },
  },
  {
    title: '[3.5] a port typed and not chosen asks nothing',
    events: [opened, rows, edit({ kind: 'typed', side: 'origin', text: '宁波' }), settled],
    ends: { value: 'idle', context: context({ orgPort: '宁波', orgPortCode: '' }) },
  },
  {
    title: '[3.5] comparing asks nothing either',
    events: [opened, rows, event('search.compare', { priceId: offer.priceId })],
    ends: { value: 'shown', context: context({ compared: [offer.priceId] }) },
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

test('[3.14] prices of one box are sorted for in the address, and by nothing else', () => {
  const given = { ...rotterdam, page: 2 };
  const byBox = editTerms(given, { kind: 'sorted', sort: 'price', box: '40HQ' });
  expect(requestOf(byBox)).toMatchObject({ sort: 'price', sortBox: '40HQ', page: 1 });
  expect(decodeTerms(encodeTerms(byBox))).toEqual(byBox);
  expect(requestOf(editTerms(byBox, { kind: 'sorted', sort: 'price' }))).not.toHaveProperty('sortBox');
  expect(decodeTerms('sort=etd&sortBox=40HQ').sortBox).toBeNull();
  expect(decodeTerms('sort=price&sortBox=99XX').sortBox).toBeNull();
});

test('[3.5] a fifth price cannot be compared, one of the four can be put back', () => {
  const { actor, start } = drive(searchMachine, searchCases);
  start();
  for (const priceId of ['a', 'b', 'c', 'd']) actor.send({ type: 'search.compare', priceId });
  expect(actor.getSnapshot().can({ type: 'search.compare', priceId: 'e' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'search.compare', priceId: 'b' })).toBe(true);
});

test('[3.5] what is put side by side is asked for whatever filters and page the list stands under', () => {
  const picked = {
    ...rotterdam,
    compared: ['FCL-1'],
    isComparing: true,
    carriers: ['COSU'],
    page: 3,
    etdTo: '2026-03-01',
  };
  expect(safeParse(sellingPrices.request, comparedRequest(picked)).success).toBe(true);
  expect(comparedRequest(picked)).toMatchObject({ priceIds: ['FCL-1'], carriers: [], page: 1 });
  expect(comparedRequest(picked)).not.toHaveProperty('etdTo');
});

test('[3.5] prices side by side keep the page, and go with the last one and with the lane', () => {
  const picked = { ...rotterdam, compared: ['FCL-1'], isComparing: true, page: 3 };
  expect(editTerms({ ...picked, isComparing: false }, { kind: 'comparing', isOpen: true })).toEqual(picked);
  expect(editTerms(picked, { kind: 'comparedCleared' })).toEqual({ ...rotterdam, page: 3 });
  expect(toggleCompared(picked, 'FCL-1')).toEqual({ ...rotterdam, page: 3 });
  expect(editTerms(picked, { kind: 'swapped' })).toMatchObject({ compared: [], isComparing: false });
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

test('[3.5] the feed of addresses is not begun anew by an edit', () => {
  let begun = 0;
  const address = fromCallback<SearchEvent, undefined>(() => {
    begun += 1;
  });
  const search = fromPromise<SellingAnswer, SellingRequest>(() => new Promise(() => {}));
  const actor = createActor(searchMachine.provide({ actors: { address, search } }), { input: { mode: 'list' } });
  actor.start();
  for (const text of ['上', '上海']) actor.send({ type: 'search.edit', edit: { kind: 'typed', side: 'origin', text } });
  expect(begun).toBe(1);
  actor.stop();
});

describe('the address', () => {
  const text = fc.string({ maxLength: 20 });
  const fields: fc.Arbitrary<SearchTerms> = fc.record({
    orgPort: fc.constantFrom('上海', '宁波 & 舟山', '100%', 'Shanghai+1'),
    orgPortCode: fc.constantFrom('CNSHA', 'CNNGB'),
    dstPort: fc.constantFrom('鹿特丹', 'A=B'),
    dstPortCode: fc.constantFrom('NLRTM', 'USLAX'),
    isDanger: fc.constantFrom('Y', 'N'),
    boxes: fc.uniqueArray(
      fc.record({ ctnType: fc.constantFrom(...containerCodes), quantity: fc.integer({ min: 1, max: 100 }) }),
      { selector: ({ ctnType }) => ctnType, maxLength: 12 },
    ),
    unNo: fc.constantFrom('', '1230', 'UN1230', '甲醇'),
    volume: fc.constantFrom('', '1.5', '28'),
    weight: fc.constantFrom('', '21000'),
    etdFrom: fc.constantFrom(null, '2026-02-01'),
    etdTo: fc.constantFrom(null, '2026-03-01'),
    carriers: fc.uniqueArray(fc.constantFrom('COSU', 'MAEU', 'HLCU')),
    isDirect: fc.option(fc.boolean()),
    transitDaysMax: fc.option(fc.integer({ min: 1, max: 120 })),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    hasContractPrice: fc.boolean(),
    onlyBookable: fc.boolean(),
    sort: fc.constantFrom('recommended', 'price', 'transit', 'etd'),
    sortBox: fc.option(fc.constantFrom(...containerCodes)),
    page: fc.integer({ min: 1, max: 10_000 }),
    pageSize: fc.constantFrom(...PAGE_SIZES),
    compared: fc.uniqueArray(fc.constantFrom('FCL-1', 'FCL-2', 'FCL-3', 'FCL-4'), { maxLength: 4 }),
    isComparing: fc.boolean(),
  });
  /** Nothing picked is nothing to compare, and a box is sorted by its price alone. */
  const terms = fields.map((found) => ({
    ...found,
    sortBox: found.sort === 'price' ? found.sortBox : null,
    isComparing: found.isComparing && found.compared.length > 0,
  }));

  test('[3.5] gives back the same terms', () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(decodeTerms(encodeTerms(given))).toEqual(given);
      }),
    );
  });

  test('[3.5] of any terms is a request the contract takes', () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(safeParse(sellingPrices.request, requestOf(given)).success).toBe(true);
      }),
    );
  });

  test('[3.5] hostile or broken is read as far as it makes sense, and never refused by the contract', () => {
    const names = [
      'orgPort',
      'orgPortCode',
      'boxes',
      'unNo',
      'volume',
      'etdFrom',
      'page',
      'compare',
      '__proto__',
      'carriers',
    ];
    const hostile = fc.oneof(
      text,
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.tuple(fc.constantFrom(...names), text)).map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    );
    fc.assert(
      fc.property(hostile, (query) => {
        const read = decodeTerms(query);
        expect(decodeTerms(encodeTerms(read))).toMatchObject({ orgPortCode: read.orgPortCode, boxes: read.boxes });
        const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
        expect(safeParse(sellingPrices.request, requestOf({ ...read, ...lane })).success).toBe(true);
      }),
    );
  });

  test.each([
    ['%E4%B8', defaultTerms],
    ['a'.repeat(100_000), defaultTerms],
    [
      'orgPortCode=%3Cscript%3E&boxes=20GP*0,40HQ*2,99XX*1&page=-1&transit=1e3',
      {
        ...defaultTerms,
        boxes: [{ ctnType: '40HQ', quantity: 2 }],
      },
    ],
    ['?orgPortCode=cnsha&orgPort=%3Cb%3E上海%3C/b%3E', { ...defaultTerms, orgPort: 'b上海/b', orgPortCode: 'CNSHA' }],
    ['compare=a,b,c,d,e&compare=x', { ...defaultTerms, compared: ['a', 'b', 'c', 'd'] }],
  ])('[3.5] %s', (query, read) => {
    expect(decodeTerms(query)).toEqual(read);
  });
});

test.each<[string, Partial<SearchTerms>, object]>([
  ['nothing typed', defaultTerms, { origin: 'MISSING', destination: 'MISSING' }],
  ['typed, not chosen', { dstPort: '鹿', dstPortCode: '' }, { destination: 'NOT_CHOSEN' }],
  ['the same port twice', { dstPortCode: 'CNSHA' }, { destination: 'SAME_PORTS' }],
  ['days backwards', { etdFrom: '2026-03-02', etdTo: '2026-03-01' }, { dates: 'DAYS_BACKWARDS' }],
  ['91 days', { etdFrom: '2026-01-01', etdTo: '2026-04-02' }, { dates: 'DAYS_TOO_MANY' }],
  ['90 days', { etdFrom: '2026-01-01', etdTo: '2026-04-01' }, {}],
  ['a name for a number', { unNo: '甲醇' }, { unNo: 'UN_NUMBER' }],
  ['a number not asked about', { unNo: '甲醇', isDanger: 'N' }, {}],
  ['volume', { volume: '1000' }, { volume: 'OUT_OF_RANGE' }],
  ['weight', { weight: '1e3' }, { weight: 'NOT_A_NUMBER' }],
  ['full width', { weight: '１２００' }, {}],
])('[3.5][3.6] faults: %s', (_, change, faults) => {
  expect(faultsOf({ ...rotterdam, ...change })).toEqual(faults);
});

test('[3.5] ports change places, and another lane has nothing to compare', () => {
  const given = { ...rotterdam, page: 3, compared: ['a'], carriers: ['COSU'] };
  expect(editTerms(given, { kind: 'swapped' })).toEqual({
    ...defaultTerms,
    orgPort: '鹿特丹',
    orgPortCode: 'NLRTM',
    dstPort: '上海',
    dstPortCode: 'CNSHA',
  });
  expect(editTerms(given, { kind: 'sorted', sort: 'price' })).toEqual({ ...given, page: 1, sort: 'price' });
  expect(editTerms(given, { kind: 'paged', page: 4 })).toEqual({ ...given, page: 4 });
});
