import { describe, expect, test } from 'vitest';
import { cfsDescription } from '#domain/cfs/fields.ts';
import { blankCfsForm, blankVehicle, type CfsForm } from '#domain/cfs/form.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { setField } from '#domain/form/change.ts';
import { readAt } from '#domain/form/path.ts';
import { cfsContext, stuffedPaint } from '#tests/features/cfs/order.ts';
import { fieldIn, formWith, linesOf, writtenLines } from '#tests/kit/described-fields.ts';
import { closingParts, contactLines, dangerousLines, goodsLines, sizes } from '#tests/kit/written-fields.ts';

const works = 'pallet lashing airbag partition dunnage wrapping marking sorting weighing photos supervision fumigation';
const fields: readonly [part: string, lines: string][] = [
  [
    'station',
    `warehouseId choice required; soNo text ≤20 required; blNo text ≤20; carrierCode choice required
    vessel text ≤35 required; voyage code ≤10 required; imoNo code ≤12; orgPortCode choice required
    terminal text ≤40 required; viaPortCode choice; dstPortCode choice required; etd minute required; cyOpen minute
    cyClosing minute required; siCutoff minute; dgCutoff minute; vgmCutoff minute; customsCutoff minute
    gateInRequirement text ≤60; emptyPickup choice required`,
  ],
  [
    'station containers.*',
    `ctnType choice required; quantity whole box .0 ≤3 required; containerNos longText ≤1300
    sealNos longText ≤1700`,
  ],
  ['cargo cargo.*', goodsLines(`stow choice required; ${sizes}; food choice required`)],
  ['cargo cargo.*.dg', dangerousLines.replace('dangerPackCertFiles files', 'dangerPackCertFiles files depends')],
  [
    'work options',
    [...works.split(' ').map((one) => `${one} tick`), 'placards tick depends', 'unplacard tick'].join('; '),
  ],
  ['work services', 'declaration tick; customs tick; gateIn tick; alongside tick'],
  [
    'work',
    `planDeliverDate day required; planStuffDate day required; handIn choice required
    pickupAddress text ≤100 required; pickupPostcode code ≤6; packList files depends`,
  ],
  [
    'work vehicles.*',
    `plate code ≤12 required; driver text ≤20; driverId code ≤18; driverPhone phone ≤20
    transportPermit text ≤40`,
  ],
  ['work', contactLines],
  ...closingParts('work'),
];

test('[4.31] the fields of the stuffing order, in the order of the page', () => {
  expect(linesOf(cfsDescription)).toEqual(writtenLines(fields));
  expect(cfsService.steps).toEqual(['station', 'cargo', 'work', 'confirm']);
});

test('[4.31] a new stuffing order has one box that we fetch, its photos and its placards', () => {
  const { options, services, ...form } = blankCfsForm;
  const ticked = (ticks: Readonly<Record<string, boolean>>) => Object.keys(ticks).filter((key) => ticks[key]);
  expect([ticked(options), ticked(services)]).toEqual([['photos', 'placards'], []]);
  expect(form).toMatchObject({
    ...{ emptyPickup: 'OURS', handIn: 'SELF', payType: 'BANK', vehicles: [], packList: [] },
    containers: [{ id: '1', ctnType: '20GP', quantity: '1', containerNos: '', sealNos: '' }],
    cargo: [{ isDanger: true, stow: 'A', length: '', width: '', height: '' }],
  });
  expect(blankVehicle.id).toBe('1');
});

const dg = 'cargo.0.dg';
const [line] = stuffedPaint.cargo;
const general = { 'cargo.0.isDanger': false };
const lorry = { vehicles: [{ ...blankVehicle, plate: '沪A12345' }] };
const inCfs = (values: object, path: string) =>
  fieldIn(cfsDescription, formWith(stuffedPaint, { ...values }), cfsContext, path);

test.each([
  ['warehouseId', 'warehouse-01'],
  ['carrierCode', 'COSU,OOLU'],
  ['orgPortCode', 'CNYSN,CNNGB'],
  ['viaPortCode', ',CNYSN,CNNGB,SGSIN,NLRTM'],
  ['dstPortCode', 'SGSIN,NLRTM'],
  ['emptyPickup', 'OURS,SELF'],
  ['containers.0.ctnType', '20GP,40GP,40HQ,45HQ,20RF,40RH,20OT,40OT,20FR,40FR,20HC'],
  ['cargo.0.stow', 'A,B,C,D,E,F'],
  ['cargo.0.food', 'Y,N'],
  ['cargo.0.cargoCurrency', '1,2'],
  ['handIn', 'SELF,PICKUP'],
  ['payType', 'BANK'],
])('[4.31] to choose from in %s: %s', (path, choices) => {
  expect(inCfs({}, path).choices()).toBe(choices);
});

test('[4.31] a hundred boxes of a type at most, and ten files of the packing list', () => {
  const { sizeErrors } = inCfs({}, 'containers.0.quantity');
  expect(['1', '0', '100', '101', '1.5'].map(sizeErrors)).toEqual([
    ...[[], ['TOO_SMALL'], [], ['TOO_LARGE'], ['NOT_WHOLE']],
  ]);
  const files = (count: number) =>
    inCfs({}, 'packList').sizeErrorsOf(Array.from({ length: count }, () => ({ fileId: 'f' })));
  expect([files(10), files(11)]).toEqual([[], ['TOO_MANY_FILES']]);
});

describe('[4.31] fields shown and required depending on other values', () => {
  const beside = {
    cargo: [
      { ...line, isDanger: false },
      { ...line, id: '2', dg: { ...line!.dg, dgClass: '6.1' } },
    ],
  };
  const fetched = { handIn: 'PICKUP' };
  const rows: [path: string, values: object, is: 'hidden' | 'required' | 'shown'][] = [
    ...['warehouseId', 'soNo', 'carrierCode', 'vessel', 'voyage', 'orgPortCode', 'terminal', 'dstPortCode', 'etd']
      .concat(['cyClosing', 'emptyPickup', 'planDeliverDate', 'planStuffDate', 'handIn', 'payType'])
      .map((path): [string, object, 'required'] => [path, {}, 'required']),
    ...['blNo', 'imoNo', 'cyOpen', 'siCutoff', 'vgmCutoff', 'customsCutoff', 'gateInRequirement'].map(
      (path): [string, object, 'shown'] => [path, general, 'shown'],
    ),
    ['dgCutoff', {}, 'shown'],
    ['dgCutoff', general, 'hidden'],
    ['cargo.0.isDanger', {}, 'shown'],
    ['cargo.0.volume', {}, 'required'],
    ['cargo.0.length', {}, 'shown'],
    ['cargo.0.classReport', {}, 'hidden'],
    ['cargo.0.classReport', { ...general, 'cargo.0.casNo': '64-17-5' }, 'required'],
    ['cargo.0.stow', {}, 'hidden'],
    ['cargo.0.stow', beside, 'required'],
    ['cargo.0.food', {}, 'hidden'],
    ['cargo.0.food', beside, 'required'],
    [`${dg}.dangerPackCertFiles`, {}, 'required'],
    [`${dg}.dangerPackCertFiles`, { [`${dg}.isLimitedQuantity`]: true }, 'shown'],
    [`${dg}.dangerPackCertFiles`, { [`${dg}.isExceptedQuantity`]: true }, 'shown'],
    ['options.placards', {}, 'required'],
    ['options.placards', general, 'shown'],
    ['options.photos', {}, 'shown'],
    ['services.declaration', {}, 'shown'],
    ['services.declaration', general, 'hidden'],
    ['services.customs', general, 'shown'],
    ['packList', {}, 'required'],
    ['packList', general, 'shown'],
    ['pickupAddress', {}, 'hidden'],
    ['pickupAddress', fetched, 'required'],
    ['pickupPostcode', {}, 'hidden'],
    ['pickupPostcode', fetched, 'shown'],
    ['vehicles.0.plate', lorry, 'required'],
    ['vehicles.0.plate', { ...lorry, ...fetched }, 'hidden'],
    ['vehicles.0.driverId', lorry, 'shown'],
    ['vehicles.0.transportPermit', lorry, 'shown'],
    ['vehicles.0.transportPermit', { ...lorry, ...general }, 'hidden'],
    ['truth', {}, 'required'],
    ['truth', general, 'hidden'],
  ];
  test.each(rows)('%s, %#: %s', (path, values, is) => {
    expect(inCfs(values, path).asked()).toBe(is);
  });
});

describe('[4.31] values reset by a change of a field', () => {
  const declared = { 'services.declaration': true, dgCutoff: '2026-10-27T16:00' };
  const address = { pickupAddress: '上海', pickupPostcode: '201507' };
  const unmarked = { 'options.placards': false };
  const rows: [values: object, path: string, value: unknown, then: Record<string, unknown>][] = [
    [{}, 'vessel', 'cosco aries', { vessel: 'COSCO ARIES' }],
    [{ ...address, ...lorry }, 'handIn', 'PICKUP', { ...address, vehicles: [] }],
    [
      { ...address, ...lorry, handIn: 'PICKUP' },
      ...(['handIn', 'SELF'] as const),
      { ...lorry, pickupAddress: '', pickupPostcode: '' },
    ],
    [{ ...declared }, 'cargo.0.isDanger', false, { 'services.declaration': false, dgCutoff: '' }],
    [{ ...declared, ...unmarked }, 'cargo.0.marks', 'N/M', { ...declared, ...unmarked }],
    [{ ...general, ...unmarked }, 'cargo.0.isDanger', true, { 'options.placards': true, 'options.photos': true }],
    [{ ...general, ...declared }, 'cargo.0.marks', 'N/M', declared],
    [
      { 'cargo.0.volume': '', 'cargo.0.width': '110', 'cargo.0.height': '110' },
      ...(['cargo.0.length', '110'] as const),
      { 'cargo.0.volume': '212.960' },
    ],
  ];
  test.each(rows)('%o, %s = %j: %o', (values, path, value, then) => {
    const set = setField(cfsDescription, formWith<CfsForm>(stuffedPaint, { ...values }), cfsContext, path, value);
    expect(Object.fromEntries(Object.keys(then).map((one) => [one, readAt(set, one)]))).toEqual(then);
  });
});
