import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { sellingPrices } from '#contract/calls/item.ts';
import { PAGE_SIZES } from '#domain/limits.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import {
  daysQuery,
  decodeTerms,
  defaultTerms,
  encodeTerms,
  type SearchEdit,
  type SearchTerms,
} from '#machines/search/index.ts';
import { comparedRequest, editTerms, errorsOf, requestOf, toggleCompared } from '#machines/search/search.edits.ts';

const rotterdam: SearchTerms = {
  ...defaultTerms,
  orgPort: '上海',
  orgPortCode: 'CNSHA',
  dstPort: '鹿特丹',
  dstPortCode: 'NLRTM',
};

const rich: SearchTerms = {
  orgPort: '宁波',
  orgPortCode: 'CNNGB',
  dstPort: '洛杉矶',
  dstPortCode: 'USLAX',
  isDanger: 'N',
  boxes: [
    { ctnType: '40HQ', quantity: 3 },
    { ctnType: '20GP', quantity: 1 },
  ],
  unNo: '1263',
  volume: '28.5',
  weight: '21000',
  etdFrom: '2026-02-01',
  etdTo: '2026-03-09',
  carriers: ['COSU', 'MAEU'],
  isDirect: true,
  transitDaysMax: 35,
  weekdays: [0, 5],
  hasContractPrice: true,
  onlyBookable: true,
  sort: 'price',
  sortBox: '40HQ',
  page: 4,
  pageSize: 50,
  compared: ['FCL-1', 'FCL-2'],
  isComparing: true,
};
const richRequest = {
  service: 'fcl',
  orgPortCode: 'CNNGB',
  dstPortCode: 'USLAX',
  isDanger: 'N',
  boxes: [
    { ctnType: '40HQ', quantity: 3 },
    { ctnType: '20GP', quantity: 1 },
  ],
  volume: '28.5',
  weight: '21000',
  etdFrom: '2026-02-01',
  etdTo: '2026-03-09',
  carriers: ['COSU', 'MAEU'],
  direct: true,
  transitDaysMax: 35,
  weekdays: [0, 5],
  hasContractPrice: true,
  onlyBookable: true,
  sort: 'price',
  sortBox: '40HQ',
  page: 4,
  pageSize: 50,
};

test('[3.5] every term is asked for', () => {
  expect(requestOf(rich)).toEqual(richRequest);
  expect(requestOf({ ...rich, isDanger: 'Y', isDirect: false })).toEqual({
    ...richRequest,
    isDanger: 'Y',
    unNo: '1263',
    direct: false,
  });
});

test('[3.5] what is put side by side is asked for by its lane, its cargo and its own names alone', () => {
  const { direct: _, transitDaysMax: __, sortBox: ___, etdFrom: ____, etdTo: _____, ...asked } = richRequest;
  expect(comparedRequest(rich)).toEqual({
    ...asked,
    carriers: [],
    weekdays: [],
    hasContractPrice: false,
    onlyBookable: false,
    sort: 'recommended',
    page: 1,
    pageSize: 10,
    priceIds: ['FCL-1', 'FCL-2'],
  });
});

const noneCompared = { compared: [], isComparing: false };
const otherLane = { ...noneCompared, carriers: [], page: 1 };

test.each<[string, SearchEdit, Partial<SearchTerms>]>([
  [
    'text at the origin',
    { kind: 'typed', side: 'origin', text: '青' },
    { orgPort: '青', orgPortCode: '', ...otherLane },
  ],
  [
    'text at the destination',
    { kind: 'typed', side: 'destination', text: '汉' },
    { dstPort: '汉', dstPortCode: '', ...otherLane },
  ],
  [
    'a port of loading',
    { kind: 'chosen', side: 'origin', code: 'CNTAO', name: '青岛' },
    { orgPort: '青岛', orgPortCode: 'CNTAO', ...otherLane },
  ],
  [
    'a port of discharge',
    { kind: 'chosen', side: 'destination', code: 'DEHAM', name: '汉堡' },
    { dstPort: '汉堡', dstPortCode: 'DEHAM', ...otherLane },
  ],
  [
    'the same port under another name',
    { kind: 'chosen', side: 'origin', code: 'CNNGB', name: '北仑' },
    { orgPort: '北仑', page: 1 },
  ],
  [
    'ports changing places',
    { kind: 'swapped' },
    { orgPort: '洛杉矶', orgPortCode: 'USLAX', dstPort: '宁波', dstPortCode: 'CNNGB', ...otherLane },
  ],
  ['a weight', { kind: 'form', change: { weight: '1200' } }, { weight: '1200', page: 1 }],
  ['another kind of cargo', { kind: 'form', change: { isDanger: 'Y' } }, { isDanger: 'Y', ...otherLane }],
  ['a filter', { kind: 'filters', change: { isDirect: false } }, { isDirect: false, page: 1 }],
  [
    'no filter',
    { kind: 'filtersCleared' },
    {
      carriers: [],
      isDirect: null,
      transitDaysMax: null,
      weekdays: [],
      hasContractPrice: false,
      onlyBookable: false,
      page: 1,
    },
  ],
  ['an order', { kind: 'sorted', sort: 'etd' }, { sort: 'etd', sortBox: null, page: 1 }],
  ['an order by a box', { kind: 'sorted', sort: 'price', box: '20GP' }, { sortBox: '20GP', page: 1 }],
  ['a page', { kind: 'paged', page: 7 }, { page: 7 }],
  ['a size of page', { kind: 'sized', pageSize: 10 }, { pageSize: 10, page: 1 }],
  ['a look away from what is compared', { kind: 'comparing', isOpen: false }, { isComparing: false }],
  ['nothing to compare', { kind: 'comparedCleared' }, noneCompared],
])(
  '[3.5] an edit changes what it names, the page, and with the lane what belongs to the lane: %s',
  (_, edit, changes) => {
    expect(editTerms(rich, edit)).toEqual({ ...rich, ...changes });
  },
);

test('[3.5] a price picked joins the others at their end, and the last taken away closes the comparison', () => {
  expect(toggleCompared(rich, 'FCL-3')).toEqual({ ...rich, compared: ['FCL-1', 'FCL-2', 'FCL-3'] });
  expect(toggleCompared(rich, 'FCL-1')).toEqual({ ...rich, compared: ['FCL-2'] });
  expect(toggleCompared({ ...rich, compared: ['FCL-2'] }, 'FCL-2')).toEqual({ ...rich, ...noneCompared });
  expect(toggleCompared({ ...rich, ...noneCompared }, 'FCL-3')).toEqual({
    ...rich,
    compared: ['FCL-3'],
    isComparing: false,
  });
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
  /** Without a selection nothing is compared; a box type sorts by its own price. */
  const terms = fields.map((found) => ({
    ...found,
    sortBox: found.sort === 'price' ? found.sortBox : null,
    isComparing: found.isComparing && found.compared.length > 0,
  }));

  test('[3.5] is written in one order, and says only what is not usual', () => {
    const query =
      'orgPort=%E5%AE%81%E6%B3%A2&orgPortCode=CNNGB&dstPort=%E6%B4%9B%E6%9D%89%E7%9F%B6&dstPortCode=USLAX&isDanger=N' +
      '&boxes=40HQ*3%2C20GP*1&unNo=1263&volume=28.5&weight=21000&etdFrom=2026-02-01&etdTo=2026-03-09' +
      '&carriers=COSU%2CMAEU&direct=Y&transit=35&weekdays=0%2C5&contract=Y&bookable=Y&sort=price&sortBox=40HQ' +
      '&page=4&size=50&compare=FCL-1%2CFCL-2&comparing=Y';
    expect(encodeTerms(rich).replaceAll('*', '%2A')).toBe(query.replaceAll('*', '%2A'));
    expect(decodeTerms(query)).toEqual(rich);
    expect(encodeTerms(defaultTerms)).toBe('');
    expect(encodeTerms({ ...defaultTerms, orgPort: '宁', dstPort: '洛' })).toBe('');
    expect(encodeTerms({ ...defaultTerms, isDirect: false, pageSize: 10 })).toBe('direct=N&size=10');
  });

  const long = (length: number, start = '') => start.padEnd(length, 'A');
  const many = (count: number) => Array.from({ length: count }, (_, index) => `C${index + 10}`);

  test.each<[string, Partial<SearchTerms>]>([
    ['orgPortCode=AB', { orgPort: 'AB', orgPortCode: 'AB' }],
    ['orgPortCode=A', {}],
    ['orgPortCode=-AB', {}],
    ['orgPortCode=CN+SHA', {}],
    ['orgPortCode=+CNSHA+', { orgPort: 'CNSHA', orgPortCode: 'CNSHA' }],
    ['weekdays=0,1,2,3,4,5,6', { weekdays: [0, 1, 2, 3, 4, 5, 6] }],
    ['dstPortCode=9a-', { dstPort: '9A-', dstPortCode: '9A-' }],
    [`dstPortCode=${long(10)}`, { dstPort: long(10), dstPortCode: long(10) }],
    [`dstPortCode=${long(11)}`, {}],
    [`orgPort=${long(41)}`, { orgPort: long(40) }],
    ['dstPort=+A%00B%E2%80%8BC+', { dstPort: 'ABC' }],
    ['isDanger=n', {}],
    ['etdFrom=2026-12-31&etdTo=2026-01-01', { etdFrom: '2026-12-31', etdTo: '2026-01-01' }],
    ['etdFrom=2026-13-01&etdTo=2026-00-01', {}],
    ['etdFrom=2026-01-32&etdTo=2026-01-00', {}],
    ['etdFrom=12026-01-02&etdTo=2026-01-020', {}],
    ['etdFrom=2026-10-09&etdTo=2026-11-29', { etdFrom: '2026-10-09', etdTo: '2026-11-29' }],
    [`carriers=A,AB,${long(12)},${long(13)},-AB,AB,ab`, { carriers: ['AB', long(12)] }],
    [`carriers=${many(21)}`, { carriers: many(20) }],
    ['direct=Y', { isDirect: true }],
    ['direct=N', { isDirect: false }],
    ['direct=X', {}],
    ['transit=120', { transitDaysMax: 120 }],
    ['transit=121', {}],
    ['transit=0', {}],
    ['transit=1', { transitDaysMax: 1 }],
    ['transit=1x', {}],
    ['weekdays=6,7,0,-1,6,10', { weekdays: [6, 0] }],
    ['contract=y&bookable=Y', { onlyBookable: true }],
    ['contract=Y&bookable=N', { hasContractPrice: true }],
    ['sort=transit', { sort: 'transit' }],
    ['sort=cheap', {}],
    ['page=10000', { page: 10_000 }],
    ['page=10001', {}],
    ['page=100000', {}],
    ['size=10', { pageSize: 10 }],
    ['size=30', {}],
    [`compare=${long(100, 'a_-')}`, { compared: [long(100, 'a_-')] }],
    [`compare=${long(101)},a.b`, {}],
    ['compare=a&comparing=Y', { compared: ['a'], isComparing: true }],
    ['compare=a&comparing=N', { compared: ['a'] }],
    ['comparing=Y', {}],
  ])('[3.5] what makes sense of %s', (query, read) => {
    expect(decodeTerms(query)).toEqual({ ...defaultTerms, ...read });
  });

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
  ['an empty number', { unNo: ' ' }, {}],
  ['a blank for a port', { orgPort: ' ', orgPortCode: '' }, { origin: 'MISSING' }],
  ['a port whose code alone is known', { orgPort: '' }, {}],
  ['one day', { etdFrom: '2026-03-01', etdTo: '2026-03-01' }, {}],
  ['days from one on', { etdFrom: '2026-03-02' }, {}],
  ['days up to one', { etdTo: '2026-03-02' }, {}],
  ['no box of a type', { boxes: [{ ctnType: '20GP', quantity: 0 }] }, { boxes: 'OUT_OF_RANGE' }],
  ['half a box', { boxes: [{ ctnType: '20GP', quantity: 1.5 }] }, { boxes: 'OUT_OF_RANGE' }],
  ['101 boxes', { boxes: [{ ctnType: '20GP', quantity: 101 }] }, { boxes: 'OUT_OF_RANGE' }],
  [
    'one box and 100 boxes',
    {
      boxes: [
        { ctnType: '20GP', quantity: 1 },
        { ctnType: '40HQ', quantity: 100 },
      ],
    },
    {},
  ],
  [
    'one of two types',
    {
      boxes: [
        { ctnType: '20GP', quantity: 101 },
        { ctnType: '40HQ', quantity: 2 },
      ],
    },
    { boxes: 'OUT_OF_RANGE' },
  ],
  ['a volume too small', { volume: '0' }, { volume: 'OUT_OF_RANGE' }],
  ['a volume too precise', { volume: '1.2345' }, { volume: 'NOT_A_NUMBER' }],
  ['the largest volume', { volume: '999.999' }, {}],
  ['weight too large', { weight: '1000000' }, { weight: 'OUT_OF_RANGE' }],
  ['volume', { volume: '1000' }, { volume: 'OUT_OF_RANGE' }],
  ['weight', { weight: '1e3' }, { weight: 'NOT_A_NUMBER' }],
  ['full width', { weight: '１２００' }, {}],
])('[3.5][3.6] errors: %s', (_, change, errors) => {
  expect(errorsOf({ ...rotterdam, ...change })).toEqual(errors);
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

test('[3.14] the days of sailing are of the first box and of the carriers that the list is of', () => {
  const asked = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'N', carriers: ['COSU', 'MSCU'] } as const;
  const boxes = [
    { ctnType: '40HQ', quantity: 1 },
    { ctnType: '20GP', quantity: 2 },
  ] as const;
  expect(daysQuery({ ...asked, boxes })).toBe('from=CNSHA&to=NLRTM&isDanger=N&ctnType=40HQ&carrier=COSU&carrier=MSCU');
  expect(daysQuery({ ...asked, boxes: [], carriers: [] })).toBe('from=CNSHA&to=NLRTM&isDanger=N&ctnType=20GP');
});
