import { describe, expect, test } from 'vitest';
import { withEntries } from '#domain/booking/listed-numbers.ts';
import { deskDescription } from '#domain/dg-desk/fields.ts';
import { blankComponent, blankDeskForm, type DeskForm } from '#domain/dg-desk/form.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import {
  isTakenClass,
  needsCarriage,
  needsClass,
  needsGoods,
  needsMixture,
  needsPacking,
  needsRoute,
  needsSheetFile,
} from '#domain/dg-desk/works.ts';
import { setField } from '#domain/form/change.ts';
import { readAt } from '#domain/form/path.ts';
import { type DeskWork, deskWorks } from '#domain/reference/desk-works.ts';
import { fieldIn, formWith, linesOf, writtenLines } from '#tests/kit/described-fields.ts';
import { DESK_NOW, deskContext, everyWork } from '#tests/kit/desk-order.ts';
import { unEntryOf, unList } from '#tests/kit/un-entries.ts';
import { closingParts, contactLines } from '#tests/kit/written-fields.ts';

const fields: readonly [part: string, lines: string][] = [
  ['desk works', deskWorks.map((work) => `${work} tick`).join('; ')],
  [
    'desk',
    `urgency choice required; sdsWork choice required; sdsLanguage choice required; trainTopic choice required
    people whole .0 ≤4 required; trainMode choice required; trainPlace text ≤100 required; trainDay day required
    months whole .0 ≤3 required; phoneFrom day required`,
  ],
  [
    'details goods',
    `cargoNameCn text ≤100 required; cargoNameEn text ≤250 depends; unNo unNumber ≤20 depends; dgClass choice depends
    packingGroup choice depends; ld50 quantity .3 ≤12; state choice required; packageType choice required
    packages whole piece .0 ≤12 required; grossWeight quantity kilogram .3 ≤20 required
    sds files depends; formula files; oldReport files`,
  ],
  ['details components.*', 'name text ≤100 required; casNo code ≤14; percent quantity percent .3 ≤8 required'],
  [
    'details carriage',
    `mode choice required; orgPortCode choice required; dstPortCode choice required; carrierCode choice depends
    from text ≤60 required; to text ≤60 required; planDate day required`,
  ],
  ['details', contactLines],
  ...closingParts('details'),
];

test('[4.31] the fields of an order of the desk, in the order of the page', () => {
  expect(linesOf(deskDescription)).toEqual(writtenLines(fields));
  expect(deskService.steps).toEqual(['desk', 'details', 'confirm']);
});

test('[4.31] a new desk order has no service', () => {
  expect(blankDeskForm).toMatchObject({
    ...{
      urgency: 'NORMAL',
      sdsWork: 'MAKE',
      sdsLanguage: 'BOTH',
      trainTopic: 'SEA',
      trainMode: 'ONLINE',
      months: '12',
    },
    ...{ payType: 'BANK', agree: false, truth: false, goods: { state: 'LIQUID' }, carriage: { mode: 'SEA' } },
    works: Object.fromEntries(deskWorks.map((work) => [work, false])),
    components: [{ id: '1', name: '', casNo: '', percent: '' }],
  });
});

const whole = everyWork(DESK_NOW);
const numbered = (unNo: string) => ({ 'goods.unNo': unNo, 'goods.entry': unEntryOf(unNo) });
const worksOnly = (...works: DeskWork[]) => ({
  works: { ...blankDeskForm.works, ...Object.fromEntries(works.map((work) => [work, true])) },
});
const inDesk = (values: object, path: string) =>
  fieldIn(deskDescription, formWith(whole, { ...values }), deskContext, path);

describe('[4.31] fields each service needs', () => {
  const asking = (asks: (form: DeskForm) => boolean) =>
    deskWorks.filter((work) => asks({ ...whole, ...worksOnly(work) })).join(' ');

  test('are listed by service', () => {
    expect(asking(needsGoods)).toBe('review sds report packCert declaration emergency');
    expect(asking(needsClass)).toBe('packCert declaration emergency');
    expect(asking(needsCarriage)).toBe('review report packCert declaration');
    expect(asking(needsPacking)).toBe('review packCert declaration');
    expect(asking(needsRoute)).toBe('review declaration');
    expect(asking(needsMixture)).toBe('review sds report');
    expect(asking(needsSheetFile)).toBe('review declaration emergency');
    expect(asking((form) => needsSheetFile({ ...form, sdsWork: 'TRANSLATE' }))).toBe(
      'review sds declaration emergency',
    );
    expect(asking((form) => needsMixture({ ...form, sdsWork: 'TRANSLATE' }))).toBe('review report');
    expect(needsGoods(worksOnly('training', 'sds'))).toBe(true);
  });

  test('explosives, infectious and radioactive goods need an enquiry', () => {
    const taken = ['1.1', '1.4', '6.2', '7', '2.1', '3', '6.1', '9', ''].filter(isTakenClass);
    expect(taken).toEqual(['2.1', '3', '6.1', '9', '']);
  });
});

describe('[4.31] the available options', () => {
  const rows: [path: string, choices: string, values?: object][] = [
    ['urgency', 'NORMAL,URGENT'],
    ['sdsWork', 'MAKE,TRANSLATE'],
    ['sdsLanguage', 'CN,EN,BOTH'],
    ['sdsLanguage', 'CN,EN', { sdsWork: 'TRANSLATE' }],
    ['trainTopic', 'SEA,AIR,ROAD,STORE'],
    ['trainMode', 'ONLINE,ONSITE'],
    ['goods.packingGroup', 'I,II,III'],
    ['goods.state', 'SOLID,LIQUID,GAS'],
    ['carriage.mode', 'SEA,AIR,RAIL,ROAD'],
    ['carriage.orgPortCode', 'CNYSN,CNNGB'],
    ['carriage.dstPortCode', 'CNYSN,CNNGB,NLRTM'],
    ['carriage.carrierCode', ',COSU,OOLU'],
    ['payType', 'BANK'],
  ];
  test.each(rows)('%s: %s', (path, choices, values = {}) => {
    expect(inDesk(values, path).choices()).toBe(choices);
  });

  test('classes and packagings', () => {
    expect(inDesk({}, 'goods.dgClass').choices()).toMatch(/^,1\.1A?,.*,9$/);
    expect(inDesk({}, 'goods.packageType').choices().split(',')).toEqual(expect.arrayContaining(['1A1', 'CTN']));
  });
});

describe('[4.31] numbers and files within their bounds', () => {
  const rows: [path: string, least: string, below: string, most: string, above: string, values?: object][] = [
    ['people', '1', '0', '200', '201'],
    ['months', '1', '0', '36', '37'],
    ['goods.packages', '1', '0', '999999', '1000000'],
    ['goods.grossWeight', '0.001', '0', '9999999.999', '10000000'],
    ['goods.ld50', '0.001', '0', '100000', '100000.001', { 'goods.dgClass': '6.1' }],
    ['components.0.percent', '0.001', '0', '100', '100.001'],
  ];
  test.each(rows)('%s from %s, not %s, to %s, not %s', (path, least, below, most, above, values = {}) => {
    const { sizeErrors, decimals } = inDesk(values, path);
    expect([sizeErrors(least), sizeErrors(below), sizeErrors(most), sizeErrors(above)]).toEqual([
      [],
      ['TOO_SMALL'],
      [],
      ['TOO_LARGE'],
    ]);
    expect(sizeErrors(`.${'1'.repeat(decimals + 1)}`)).toEqual([decimals === 0 ? 'NOT_WHOLE' : 'TOO_MANY_DECIMALS']);
  });

  test.each(['goods.sds', 'goods.formula', 'goods.oldReport'])('ten files of %s', (path) => {
    const errorsFor = (count: number) =>
      inDesk({}, path).sizeErrorsOf(Array.from({ length: count }, () => ({ fileId: 'f' })));
    expect([errorsFor(10), errorsFor(11)]).toEqual([[], ['TOO_MANY_FILES']]);
  });
});

describe('[4.31] fields shown and required depending on other values', () => {
  const only = (work: DeskWork, more = {}) => ({ ...worksOnly(work), ...more });
  type Row = [path: string, values: object, is: 'hidden' | 'required' | 'shown'];
  const byWork: [path: string, asking: readonly DeskWork[]][] = [
    ['sdsWork', ['sds']],
    ['sdsLanguage', ['sds']],
    ['trainTopic', ['training']],
    ['people', ['training']],
    ['trainMode', ['training']],
    ['trainDay', ['training']],
    ['months', ['emergency']],
    ['phoneFrom', ['emergency']],
    ['urgency', deskWorks],
    ['goods.cargoNameCn', ['review', 'sds', 'report', 'packCert', 'declaration', 'emergency']],
    ['goods.packageType', ['review', 'packCert', 'declaration']],
    ['goods.packages', ['review', 'packCert', 'declaration']],
    ['goods.grossWeight', ['review', 'packCert', 'declaration']],
    ['components.0.name', ['review', 'sds', 'report']],
    ['carriage.mode', ['review', 'report', 'packCert', 'declaration']],
    ['carriage.orgPortCode', ['review', 'declaration']],
    ['carriage.dstPortCode', ['review', 'declaration']],
    ['carriage.planDate', ['review', 'packCert', 'declaration']],
  ];
  const works = byWork.flatMap(([path, asking]) =>
    deskWorks.map((work): Row => [path, only(work), asking.includes(work) ? 'required' : 'hidden']),
  );
  const onsite = { trainMode: 'ONSITE' };
  const air = { 'carriage.mode': 'AIR' };
  const rows: Row[] = [
    ...works,
    ['trainPlace', {}, 'hidden'],
    ['trainPlace', onsite, 'required'],
    ['trainPlace', only('sds', onsite), 'hidden'],
    ['goods.cargoNameEn', only('report'), 'required'],
    ['goods.cargoNameEn', only('emergency'), 'shown'],
    ['goods.cargoNameEn', only('sds'), 'required'],
    ['goods.cargoNameEn', only('sds', { sdsLanguage: 'CN' }), 'shown'],
    ['goods.cargoNameEn', only('emergency', { sdsLanguage: 'EN' }), 'shown'],
    ['goods.unNo', only('declaration'), 'required'],
    ['goods.unNo', only('review'), 'shown'],
    ['goods.dgClass', only('declaration', { 'goods.unNo': '' }), 'required'],
    ['goods.dgClass', only('review'), 'required'],
    ['goods.dgClass', only('review', { 'goods.unNo': '' }), 'shown'],
    ['goods.packingGroup', only('declaration'), 'required'],
    ['goods.packingGroup', only('review'), 'shown'],
    ['goods.packingGroup', only('declaration', { 'goods.dgClass': '9', 'goods.unNo': '2999' }), 'shown'],
    ['goods.packingGroup', only('declaration', { 'goods.dgClass': '9', ...numbered('3077') }), 'required'],
    // These batteries have no packing group, although other goods of class 8 do.
    ['goods.packingGroup', only('declaration', { 'goods.dgClass': '8', ...numbered('2794') }), 'shown'],
    ['goods.packingGroup', { 'goods.dgClass': '2.1' }, 'hidden'],
    ['goods.ld50', {}, 'hidden'],
    ['goods.ld50', { 'goods.dgClass': '6.1' }, 'shown'],
    ['goods.sds', only('declaration'), 'required'],
    ['goods.sds', only('sds'), 'shown'],
    ['goods.formula', {}, 'shown'],
    ['goods.oldReport', {}, 'shown'],
    ['carriage.carrierCode', {}, 'required'],
    ['carriage.carrierCode', only('review'), 'shown'],
    ['carriage.carrierCode', only('report'), 'hidden'],
    ['carriage.carrierCode', air, 'hidden'],
    ['carriage.orgPortCode', air, 'hidden'],
    ['carriage.dstPortCode', air, 'hidden'],
    ['carriage.from', {}, 'hidden'],
    ['carriage.from', air, 'required'],
    ['carriage.to', air, 'required'],
    ['carriage.to', only('report', air), 'hidden'],
    ['truth', only('training'), 'required'],
  ];
  test.each(rows)('%s, %#: %s', (path, values, is) => {
    expect(inDesk(values, path).asked()).toBe(is);
  });
});

describe('[4.31] values reset by a change of a field', () => {
  const ways = {
    'carriage.orgPortCode': 'CNYSN',
    'carriage.carrierCode': 'COSU',
    'carriage.from': '上海',
    'carriage.to': '汉堡',
  };
  const noPorts = { 'carriage.orgPortCode': '', 'carriage.dstPortCode': '', 'carriage.carrierCode': '' };
  const named = { 'goods.cargoNameCn': '酒精', 'goods.cargoNameEn': 'SPIRIT' };
  const unnamed = { 'goods.cargoNameCn': '', 'goods.cargoNameEn': '' };
  const rows: [values: object, path: string, value: unknown, then: Record<string, unknown>][] = [
    [{}, 'sdsWork', 'TRANSLATE', { sdsLanguage: 'EN' }],
    [{ sdsLanguage: 'CN' }, 'sdsWork', 'TRANSLATE', { sdsLanguage: 'CN' }],
    [{ sdsWork: 'TRANSLATE' }, 'sdsWork', 'MAKE', { sdsLanguage: 'BOTH' }],
    [{ trainMode: 'ONSITE', trainPlace: '上海' }, 'trainMode', 'ONLINE', { trainPlace: '' }],
    [{ trainPlace: '上海' }, 'trainMode', 'ONSITE', { trainPlace: '上海' }],
    [ways, 'carriage.mode', 'AIR', { ...noPorts, 'carriage.from': '上海' }],
    [
      { ...ways, 'carriage.mode': 'AIR' },
      'carriage.mode',
      'SEA',
      { 'carriage.orgPortCode': 'CNYSN', 'carriage.from': '', 'carriage.to': '' },
    ],
    [{}, 'goods.dgClass', '2.1', { 'goods.packingGroup': '' }],
    [{}, 'goods.dgClass', '8', { 'goods.packingGroup': 'II' }],
    [named, 'goods.unNo', '1294', { ...named, 'goods.dgClass': '3', 'goods.packingGroup': 'II' }],
    [unnamed, 'goods.unNo', '1294', { 'goods.cargoNameCn': '甲苯', 'goods.cargoNameEn': 'TOLUENE' }],
    // A name that is longer than the field is left to the shipper.
    [unnamed, 'goods.unNo', '0391', { ...unnamed, 'goods.dgClass': '1.1' }],
    [{}, 'goods.unNo', '1170', { 'goods.packingGroup': '' }],
    [{}, 'goods.unNo', '1978', { 'goods.dgClass': '2.1', 'goods.packingGroup': '' }],
    [{}, 'goods.unNo', '0999', { 'goods.dgClass': '3', 'goods.packingGroup': 'II' }],
  ];
  test.each(rows)('%o, %s = %j: %o', (values, path, value, then) => {
    const typed = setField(deskDescription, formWith<DeskForm>(whole, { ...values }), deskContext, path, value);
    const set = withEntries({ service: deskService, form: typed, facts: deskContext }, unList);
    expect(Object.fromEntries(Object.keys(then).map((one) => [one, readAt(set, one)]))).toEqual(then);
  });

  test('a new component is blank', () => {
    expect(blankComponent).toEqual({ id: '1', name: '', casNo: '', percent: '' });
  });
});
