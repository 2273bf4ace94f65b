import { describe, expect, test } from 'vitest';
import { setField } from '#domain/form/change.ts';
import { errorsAt } from '#domain/form/check.ts';
import { readAt } from '#domain/form/path.ts';
import type { RailContext, RailOfferFacts } from '#domain/rail/context.ts';
import { railDescription } from '#domain/rail/fields.ts';
import { blankRailForm, type RailForm } from '#domain/rail/form.ts';
import { doorsAt } from '#domain/rail/rules.ts';
import { railService } from '#domain/rail/service.ts';
import { railContext, railGlycerine } from '#tests/features/rail/order.ts';
import { fieldIn, formWith, linesOf, writtenLines } from '#tests/kit/described-fields.ts';
import { closingParts, contactLines, dangerousLines, goodsLines } from '#tests/kit/written-fields.ts';

const [, invoice, attached, confirm] = closingParts('consignee');
const asked = 'lithium tick; electronics tick; wooden tick; temperature quantity celsius .1 ≤6';
const fields: readonly [part: string, lines: string][] = [
  [
    'train',
    `pickup choice required; fetchAddress longText ≤200 required; delivery choice required
    bringAddress longText ≤200 required; cargoReadyDate day required`,
  ],
  [
    'train containers.*',
    'ctnType choice required; quantity whole box .0 ≤3 required; soc tick; containerNos longText ≤1300 required; emptyAt text ≤60; returnCity text ≤60; freeDays whole .0 ≤2',
  ],
  ['cargo cargo.*', goodsLines(asked, true)],
  ['cargo cargo.*.dg', dangerousLines],
  [
    'consignee consignee',
    `companyNameEn text ≤70 required; addressEn longText ≤179 required; countryCode code ≤2 required
    taxNo text ≤40 required; contact text ≤60 required; phone text ≤30 required; email text ≤100`,
  ],
  ['consignee', 'declaredAt choice required; insured tick; customsSet files; payType choice required'],
  ['consignee', contactLines],
  invoice!,
  attached!,
  confirm!,
];

test('[4.31] the fields of the rail order, in the order of the page', () => {
  expect(linesOf(railDescription)).toEqual(writtenLines(fields));
  expect(railService.steps).toEqual(['train', 'cargo', 'consignee', 'confirm']);
});

test('[4.31] a new rail order: station to station, in a rail container', () => {
  expect(blankRailForm).toMatchObject({
    ...{ pickup: 'STATION', delivery: 'STATION', declaredAt: 'TRANSFER', insured: false, payType: 'BANK' },
    containers: [{ id: '1', ctnType: '40HQ', quantity: '1', soc: false, containerNos: '' }],
    cargo: [{ isDanger: false, lithium: false, electronics: false, wooden: false, temperature: '' }],
  });
});

const inRail = (values: object, path: string, context: RailContext = railContext) =>
  fieldIn(railDescription, formWith(railGlycerine, { ...values }), context, path);
const errorsFor = (values: object, path: string, context = railContext) =>
  errorsAt(railDescription, formWith(railGlycerine, { ...values }), context, path).map(({ code, values: named }) => ({
    code,
    ...named,
  }));
const offering = (more: Partial<RailOfferFacts>): RailContext => ({
  ...railContext,
  offer: { ...railContext.offer!, ...more },
});
const unknown: RailContext = { ...railContext, offer: null };

describe('[4.31] the available options', () => {
  const rows: [path: string, choices: string, context?: RailContext][] = [
    ['pickup', 'STATION,500000,ASK'],
    ['delivery', 'STATION,ASK'],
    ['delivery', 'STATION,DE-47,ASK', offering({ delivery: ['DE-47'] })],
    ['pickup', 'STATION,ASK', unknown],
    ['containers.0.ctnType', '20GP,40GP,40HQ,45HQ,20RF,40RH,20OT,40OT,20FR,40FR,20TK,20HC'],
    ['declaredAt', 'TRANSFER,LOCAL'],
    ['cargo.0.cargoCurrency', '1,2'],
    ['payType', 'BANK'],
  ];
  test.each(rows)('%s: %s', (path, choices, context = railContext) => {
    expect(inRail({}, path, context).choices()).toBe(choices);
  });

  test('the doors of either side', () => {
    const context = offering({ pickup: ['1'], delivery: ['2'] });
    expect([doorsAt('pickup')({ context }), doorsAt('delivery')({ context })]).toEqual([
      ['STATION', '1', 'ASK'],
      ['STATION', '2', 'ASK'],
    ]);
  });
});

describe('[4.31] numbers and files within their bounds', () => {
  const rows: [path: string, least: string, below: string, most: string, above: string][] = [
    ['containers.0.quantity', '1', '0', '100', '101'],
    ['containers.0.freeDays', '1', '0', '90', '91'],
    ['cargo.0.temperature', '-60', '-60.1', '30', '30.1'],
    ['cargo.0.cargoValue', '0.01', '0', '999999999.99', '1000000000'],
  ];
  test.each(rows)('%s from %s, not %s, to %s, not %s', (path, least, below, most, above) => {
    const { sizeErrors: size, decimals } = inRail({}, path);
    expect([size(least), size(below), size(most), size(above)]).toEqual([[], ['TOO_SMALL'], [], ['TOO_LARGE']]);
    expect(size(`.${'1'.repeat(decimals + 1)}`)).toEqual([decimals === 0 ? 'NOT_WHOLE' : 'TOO_MANY_DECIMALS']);
  });

  test('ten files are the papers of customs, eleven are too many', () => {
    const files = (count: number) =>
      inRail({}, 'customsSet').sizeErrorsOf(Array.from({ length: count }, () => ({ fileId: 'f' })));
    expect([files(10), files(11)]).toEqual([[], ['TOO_MANY_FILES']]);
  });
});

describe('[4.31] fields shown and required depending on other values', () => {
  const dangerous = { 'cargo.0.isDanger': true };
  const rows: [path: string, values: object, is: 'hidden' | 'required' | 'shown', context?: RailContext][] = [
    ['fetchAddress', {}, 'required'],
    ['fetchAddress', { pickup: 'ASK' }, 'required'],
    ['fetchAddress', { pickup: 'STATION' }, 'hidden'],
    ['bringAddress', {}, 'hidden'],
    ['bringAddress', { delivery: 'ASK' }, 'required'],
    ['cargoReadyDate', {}, 'required'],
    ['containers.0.containerNos', {}, 'hidden'],
    ['containers.0.containerNos', { 'containers.0.soc': true }, 'required'],
    ...['emptyAt', 'returnCity', 'freeDays'].flatMap((key): [string, object, 'hidden' | 'shown'][] => [
      [`containers.0.${key}`, {}, 'shown'],
      [`containers.0.${key}`, { 'containers.0.soc': true }, 'hidden'],
    ]),
    ['cargo.0.isDanger', {}, 'hidden'],
    ['cargo.0.isDanger', {}, 'shown', offering({ isDanger: true })],
    ['cargo.0.isDanger', {}, 'hidden', unknown],
    ['cargo.0.hsCode', {}, 'required'],
    ['cargo.0.cargoValue', {}, 'required'],
    ['cargo.0.volume', {}, 'required'],
    ['cargo.0.classReport', {}, 'shown'],
    ['cargo.0.classReport', { 'cargo.0.casNo': '56-81-5' }, 'required'],
    ['cargo.0.classReport', dangerous, 'hidden'],
    ['truth', {}, 'hidden'],
    ['truth', dangerous, 'required'],
  ];
  test.each(rows)('%s with %o: %s', (path, values, is, context = railContext) => {
    expect(inRail(values, path, context).asked()).toBe(is);
  });
});

describe('[4.31] rejected values and their reasons', () => {
  const china = (text: string) => ({ 'consignee.countryCode': text });
  const rows: [values: object, path: string, errors: object[], context?: RailContext][] = [
    [{ 'containers.0.ctnType': '20RF' }, 'containers.0.ctnType', [{ code: 'BOX_NOT_PRICED' }]],
    [{ 'containers.0.ctnType': '20RF' }, 'containers.0.ctnType', [], unknown],
    [{ 'containers.0.ctnType': '53HC' }, 'containers.0.ctnType', [{ code: 'NOT_A_CHOICE' }]],
    [{ cargoReadyDate: '2026-10-30' }, 'cargoReadyDate', [{ code: 'READY_TOO_LATE' }]],
    [{ 'consignee.companyNameEn': '莱茵' }, 'consignee.companyNameEn', [{ code: 'PARTY_LETTERS' }]],
    [{ 'consignee.addressEn': '港街' }, 'consignee.addressEn', [{ code: 'PARTY_LETTERS' }]],
    [{ 'consignee.addressEn': 'A\nB\nC\nD\nE\nF' }, 'consignee.addressEn', [{ code: 'ADDRESS_LINES' }]],
    [china('XX'), 'consignee.countryCode', [{ code: 'COUNTRY_CODE' }]],
    [{ 'consignee.email': 'anna' }, 'consignee.email', [{ code: 'EMAIL' }]],
    [{ 'cargo.0.dg.dgClass': '3', 'cargo.0.isDanger': true }, 'cargo.0.dg.dgClass', []],
  ];
  test.each(rows)('%o: %s', (values, path, errors, context = railContext) => {
    expect(errorsFor(values, path, context).map(({ code }) => ({ code }))).toEqual(errors);
  });

  test('packaging is valid until the station’s cut-off, its certificate until departure', () => {
    const holds = (key: string, day: string) =>
      errorsFor({ 'cargo.0.isDanger': true, [`cargo.0.dg.${key}`]: day }, `cargo.0.dg.${key}`);
    expect(holds('perfCertExpire', '2026-10-29')).toEqual([]);
    expect(holds('perfCertExpire', '2026-10-28')).toEqual([{ code: 'CERTIFICATE_EXPIRES', day: '2026-10-29' }]);
    expect(holds('dangerPackCertExpire', '2026-10-30')).toEqual([]);
    expect(holds('dangerPackCertExpire', '2026-10-29')).toEqual([{ code: 'CERTIFICATE_EXPIRES', day: '2026-10-30' }]);
  });

  const european = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
  test.each(european.split(' '))('a receiver in %s is known by country and number', (country) => {
    const at = { 'consignee.countryCode': country };
    expect(errorsFor({ ...at, 'consignee.taxNo': '123456789' }, 'consignee.taxNo')).toEqual([{ code: 'EORI' }]);
    expect(errorsFor({ ...at, 'consignee.taxNo': `${country}1` }, 'consignee.taxNo')).toEqual([]);
    expect(errorsFor({ ...at, 'consignee.taxNo': `${country}1234567890123456` }, 'consignee.taxNo')).toEqual([
      { code: 'EORI' },
    ]);
  });

  test.each(['KZ', 'RU', 'BY', 'CH', 'GB', ''])('a receiver in "%s" by a number of any shape', (country) => {
    expect(errorsFor({ ...china(country), 'consignee.taxNo': '123456789' }, 'consignee.taxNo')).toEqual([]);
  });

  test('a country as it is typed', () => {
    expect(errorsFor({ ...china(' de '), 'consignee.taxNo': '123456789' }, 'consignee.taxNo')).toEqual([
      { code: 'EORI' },
    ]);
  });
});

describe('[4.31] rules across the form', () => {
  const found = (values: object, context = railContext) =>
    railDescription.checks.flatMap((check) => check(formWith(railGlycerine, { ...values }), context));
  const box = railGlycerine.containers[0]!;
  const boxes = (...all: [ctnType: string, quantity: string][]) => ({
    containers: all.map(([ctnType, quantity]) => ({ ...box, ctnType, quantity })),
  });
  const weighing = (grossWeight: string) => ({ 'cargo.0.grossWeight': grossWeight });
  const over = (limit: string) => [
    { path: 'cargo.0.grossWeight', step: 'cargo', code: 'OVER_LINE', values: { limit } },
  ];
  const unlimited = offering({ boxes: [{ ctnType: '40HQ', limitKg: null }] });
  const dangerous = { 'cargo.0.isDanger': true };
  const priced = offering({ isDanger: true });
  const refused = [{ path: 'cargo.0.isDanger', step: 'cargo', code: 'DANGEROUS_UNDER_GENERAL' }];
  const rows: [values: object, errors: object[], context?: RailContext][] = [
    [{}, []],
    [{}, [{ path: 'priceId', step: 'train', code: 'OFFER_MISSING' }], unknown],
    [{ ...weighing(''), containers: [] }, [{ path: 'containers', step: 'train', code: 'REQUIRED' }]],
    [{ ...weighing('50000'), containers: [] }, [{ path: 'containers', step: 'train', code: 'REQUIRED' }]],
    [{ cargo: [] }, [{ path: 'cargo', step: 'cargo', code: 'REQUIRED' }]],
    [weighing('44000'), []],
    [weighing('44000.001'), over('44000')],
    [{ ...weighing('46000'), ...boxes(['40HQ', '1'], ['20GP', '1']) }, []],
    [{ ...weighing('46000.001'), ...boxes(['40HQ', '1'], ['20GP', '1']) }, over('46000')],
    [{ ...weighing('57000'), ...boxes(['40HQ', '10']) }, []],
    [{ ...weighing('50000'), ...boxes(['40HQ', 'x']) }, []],
    [{ ...weighing('50000'), ...boxes(['40HQ', '0']) }, []],
    [weighing('50000'), [], unlimited],
    [{ ...weighing('50000'), ...boxes(['20RF', '2']), 'cargo.0.volume': '50' }, []],
    [dangerous, refused],
    [dangerous, refused, priced],
    [{ ...dangerous, enquiryNo: 'E' }, [], priced],
    [{ ...dangerous, enquiryNo: 'E' }, refused],
    [{ enquiryNo: 'E' }, [{ ...refused[0], code: 'NO_DANGEROUS_LINE', level: 'WARN' }], priced],
    [
      { ...weighing('57200.001'), 'cargo.0.volume': '152.601' },
      [
        { path: 'cargo.0.grossWeight', step: 'cargo', code: 'OVER_PAYLOAD', values: { limit: '57200' } },
        { path: 'cargo.0.volume', step: 'cargo', code: 'OVER_VOLUME', values: { limit: '152.6' } },
      ],
      unlimited,
    ],
  ];
  test.each(rows)('%o: %j', (values, errors, context = railContext) => {
    expect(found(values, context)).toEqual(errors);
  });

  test('incompatible goods share no container, and pollutants are marked', () => {
    const line = railGlycerine.cargo[0]!;
    const goods = (unNo: string, dgClass: string, id: string) => ({
      ...{ ...line, id, volume: '1', grossWeight: '1', isDanger: true, dg: { ...line.dg, unNo, dgClass } },
    });
    const codes = (...cargo: object[]) => found({ cargo, enquiryNo: 'E' }, priced).map(({ code }) => code);
    expect(codes(goods('1263', '3', '1'), goods('1942', '5.1', '2'))).toEqual(['SEGREGATION']);
    expect(codes(goods('1263', '3', '1'), goods('1805', '8', '2'))).toEqual([]);
    expect(codes(goods('3082', '9', '1'))).toEqual(['POLLUTANT_LOCKED']);
  });
});

describe('[4.31] values reset by a change of a field', () => {
  const kept = { fetchAddress: '重庆', bringAddress: 'DUISBURG', 'containers.0.containerNos': 'CSQU3054383' };
  const rows: [values: object, path: string, value: unknown, then: Record<string, unknown>][] = [
    [kept, 'pickup', 'STATION', { ...kept, fetchAddress: '' }],
    [kept, 'pickup', 'ASK', kept],
    [{ ...kept, delivery: 'ASK' }, 'delivery', 'STATION', { ...kept, bringAddress: '' }],
    [kept, 'delivery', 'ASK', kept],
    [{ ...kept, 'containers.0.soc': true }, 'containers.0.soc', false, { ...kept, 'containers.0.containerNos': '' }],
    [kept, 'containers.0.soc', true, kept],
  ];
  test.each(rows)('%o, %s = %j: %o', (values, path, value, then) => {
    const set = setField(railDescription, formWith<RailForm>(railGlycerine, { ...values }), railContext, path, value);
    expect(Object.fromEntries(Object.keys(then).map((one) => [one, readAt(set, one)]))).toEqual(then);
  });

  test('the weight of a package follows from the totals of dangerous goods', () => {
    const form = formWith(railGlycerine, { 'cargo.0.isDanger': true });
    const set = setField(railDescription, form, railContext, 'cargo.0.packages', '100');
    expect(set.cargo[0]?.dg).toMatchObject({ dgGrossWeight: '416', dgNetWeight: '400' });
  });
});
