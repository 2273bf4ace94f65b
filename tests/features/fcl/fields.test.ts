import { describe, expect, test } from 'vitest';
import { blankDangerous } from '#domain/booking/goods-line.ts';
import type { FclContext } from '#domain/fcl/context.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { fclService } from '#domain/fcl/service.ts';
import { setField } from '#domain/form/change.ts';
import { readAt, replaceAt } from '#domain/form/path.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { fieldIn, formWith, linesOf, writtenLines } from '#tests/kit/described-fields.ts';
import { withListed } from '#tests/kit/un-entries.ts';
import { contactLines, dangerousLines, goodsLines, invoiceLines, partyParts } from '#tests/kit/written-fields.ts';

const fields: readonly [part: string, lines: string][] = [
  ['route', 'receiptType choice required; deliveryType choice required; cargoReadyDate day required'],
  [
    'route containers.*',
    `ctnType choice required; quantity whole box .0 ≤3 required; soc tick; containerNos longText ≤1300 required
    temperature quantity celsius .1 ≤6 required; ventilation text ≤20; humidity quantity percent .0 ≤3
    overDimensions text ≤100`,
  ],
  ['cargo cargo.*', goodsLines('stow choice required; food choice required')],
  ['cargo cargo.*.dg', dangerousLines],
  ['cargo containers.*', 'weightPerCtn quantity kilogram .3 ≤12 required'],
  [
    'services services.truck',
    `wanted tick; province text ≤20 required; city text ≤20 required; district text ≤20 required
    loadingAt minute required; dgVehicle choice required; address text ≤100 required`,
  ],
  ['services services.customs', 'wanted tick; mode choice required'],
  ['services services.declaration', 'wanted tick'],
  ['services services.stuffing', 'wanted tick; deliverDay day required'],
  ['services services.placards', 'wanted tick'],
  ['services services.certificates', 'wanted tick; kind choice required'],
  ['services services.storage', 'wanted tick; fromDay day required; days whole .0 ≤3 required'],
  ['services services.insurance', 'wanted tick; cargoValue quantity .2 ≤20 required; currency choice required'],
  ['services services.destination', 'wanted tick; kind choice required; address longText ≤200 depends'],
  ['services services.handling', 'wanted tick; kind choice required; note text ≤100'],
  ['services services.video', 'wanted tick'],
  ['services', contactLines],
  ...partyParts('services'),
  ['services', 'tradeTerm choice; blType choice; blOwner choice; blCopies whole .0 ≤2 required; issuePlace text ≤60'],
  [
    'services',
    'payTerm choice required; settleType choice required; currency choice required; payType choice required',
  ],
  ['services invoice', invoiceLines],
  ['services', 'documents files; remark longText ≤500'],
  ['confirm', 'agree tick required; truth tick required'],
];

test('[4.31] the fields of the sea container order, in the order of the page', () => {
  expect(linesOf(fclDescription)).toEqual(writtenLines(fields));
  expect(fclService.steps).toEqual(['route', 'cargo', 'services', 'confirm']);
});

const wanted = (form: FclForm): FclForm =>
  Object.keys(form.services).reduce((made, code) => replaceAt(made, `services.${code}.wanted`, true), form);
const invoiced = replaceAt(wanted(methanolForm), 'invoice.wanted', true);
const withAll = (values: Readonly<Record<string, unknown>>) => withListed(formWith(invoiced, values));

describe('[4.31] the available options', () => {
  const rows: [path: string, choices: string, values?: Record<string, unknown>][] = [
    ['receiptType', 'CY,SD,CFS'],
    ['deliveryType', 'CY,SD'],
    ['cargo.0.stow', 'A,B,C,D,E,F'],
    ['cargo.0.food', 'Y,N'],
    ['cargo.0.cargoCurrency', '1,2,3'],
    ['cargo.0.dg.packingGroup', 'I,II,III'],
    ['cargo.0.dg.packingGroup', ',I,II,III', { 'cargo.0.dg.dgClass': '2.1' }],
    ['services.truck.dgVehicle', 'Y,N'],
    ['services.customs.mode', 'ENTRUST,OWN_PAPERS'],
    ['services.certificates.kind', 'PACKING,REPORT,BOTH'],
    ['services.insurance.currency', '1,2,3'],
    ['services.destination.kind', 'CLEARANCE,DELIVERY,BOTH'],
    ['services.destination.kind', 'DELIVERY,BOTH', { deliveryType: 'SD' }],
    ['services.handling.kind', 'FUMIGATION,PALLET,LASHING'],
    ['parties', 'LATER,NOW'],
    ['tradeTerm', ',EXW,FCA,FAS,FOB,CFR,CIF,CPT,CIP,DAP,DPU,DDP'],
    ['blType', ',ORIGINAL,TELEX,SWB'],
    ['blOwner', ',HBL,MBL'],
    ['payTerm', 'PRE,COL'],
    ['settleType', 'TICKET'],
    ['payType', 'BANK,ONLINE,ACCEPTANCE,CREDIT'],
    ['invoice.invoiceType', 'NORMAL,SPECIAL'],
  ];
  test.each(rows)('%s: %s', (path, choices, values = {}) => {
    const form = withAll(values);
    expect(fieldIn(fclDescription, form, fclContext, path).choices()).toBe(choices);
  });

  test('UN packagings and classes, without those that are none', () => {
    const choicesAt = (path: string) => fieldIn(fclDescription, invoiced, fclContext, path).choices().split(',');
    expect(choicesAt('cargo.0.dg.outerPackCode')).toContain('31HA1');
    expect(choicesAt('cargo.0.dg.outerPackCode')).not.toContain('PLT');
    expect(choicesAt('cargo.0.packageType')).toEqual(expect.arrayContaining(['31HA1', 'PLT']));
    expect(choicesAt('cargo.0.dg.dgClass')).not.toContain('');
    expect([choicesAt('cargo.0.dg.subRisk1')[0], choicesAt('cargo.0.dg.subRisk2')[0]]).toEqual(['', '']);
  });
});

describe('[4.31] numbers within their bounds', () => {
  const rows: [path: string, least: string, below: string, most: string, above: string, values?: object][] = [
    ['containers.0.quantity', '1', '0', '100', '101'],
    ['containers.0.temperature', '-60', '-60.1', '30', '30.1', { 'containers.0.ctnType': '40RH' }],
    ['containers.0.humidity', '0', '-1', '100', '101', { 'containers.0.ctnType': '20RF' }],
    ['cargo.0.packages', '1', '0', '999999', '1000000'],
    ['cargo.0.cargoValue', '0.01', '0.00', '999999999.99', '1000000000'],
    ['cargo.0.volume', '0.001', '0', '99999.999', '100000'],
    ['cargo.0.dg.nec', '0.001', '0', '9999999.999', '10000000', { 'cargo.0.dg.dgClass': '1.4' }],
    ['cargo.0.dg.flashPoint', '-100', '-100.1', '300', '300.1'],
    ['cargo.0.dg.innerPackSize', '0.001', '0', '30', '30.001', { 'cargo.0.dg.isLimitedQuantity': true }],
    ['cargo.0.dg.innerPackQty', '1', '0', '999999', '1000000', { 'cargo.0.dg.outerPackCode': '4G' }],
    ['blCopies', '1', '0', '9', '10', { blType: 'ORIGINAL' }],
    ['services.storage.days', '1', '0', '365', '366'],
    ['services.insurance.cargoValue', '0.01', '0.00', '999999999.99', '1000000000'],
  ];
  test.each(rows)('%s from %s, not %s, to %s, not %s', (path, least, below, most, above, values = {}) => {
    const form = withAll({ ...values });
    const { sizeErrors, decimals } = fieldIn(fclDescription, form, fclContext, path);
    expect([sizeErrors(least), sizeErrors(below), sizeErrors(most), sizeErrors(above)]).toEqual([
      [],
      ['TOO_SMALL'],
      [],
      ['TOO_LARGE'],
    ]);
    expect(sizeErrors(`.${'1'.repeat(decimals + 1)}`)).toEqual([decimals === 0 ? 'NOT_WHOLE' : 'TOO_MANY_DECIMALS']);
  });
});

describe('[4.31] fields shown and required depending on other values', () => {
  const [line] = methanolForm.cargo;
  const general = { ...line!, isDanger: false, dg: blankDangerous };
  const dg = 'cargo.0.dg';
  const petroleum = { [`${dg}.unNo`]: '1268', [`${dg}.psnEn`]: 'PETROLEUM DISTILLATES, N.O.S.' };
  const asked = (path: string, form: FclForm, context = fclContext) =>
    fieldIn(fclDescription, form, context, path).asked();
  const tank = { containers: [{ ...methanolForm.containers[0]!, ctnType: '20TK' }] };
  const mixed = { containers: [...tank.containers, methanolForm.containers[0]!] };
  const unlike = { 'cargo.0.packageType': 'PLT' };
  const isGeneral = { 'cargo.0.isDanger': false };
  const unnamed = { ...isGeneral, 'cargo.0.casNo': '' };
  const reported = (wants: boolean, kind: string) => ({
    ...isGeneral,
    ...{ 'services.certificates.wanted': wants, 'services.certificates.kind': kind },
  });
  const rows: [path: string, values: Record<string, unknown>, is: 'hidden' | 'required' | 'shown'][] = [
    ['containers.0.containerNos', {}, 'hidden'],
    ['containers.0.containerNos', { 'containers.0.soc': true }, 'required'],
    ['containers.0.temperature', {}, 'hidden'],
    ['containers.0.ventilation', { 'containers.0.ctnType': '20RF' }, 'shown'],
    ['containers.0.overDimensions', { 'containers.0.ctnType': '40FR' }, 'shown'],
    ['containers.0.overDimensions', { 'containers.0.ctnType': '20HC' }, 'hidden'],
    ['cargo.0.netWeight', {}, 'required'],
    ['cargo.0.netWeight', isGeneral, 'shown'],
    ['cargo.0.volume', {}, 'shown'],
    ['cargo.0.volume', { receiptType: 'CFS' }, 'required'],
    ['cargo.0.stow', {}, 'hidden'],
    ['cargo.0.stow', { cargo: [line, line] }, 'required'],
    ['cargo.0.sds', unnamed, 'shown'],
    ['cargo.0.sds', isGeneral, 'required'],
    ['cargo.0.sds', { 'cargo.0.casNo': '' }, 'required'],
    ['cargo.0.classReport', {}, 'hidden'],
    ['cargo.0.classReport', unnamed, 'shown'],
    ['cargo.0.classReport', reported(false, 'REPORT'), 'required'],
    ['cargo.0.classReport', reported(true, 'PACKING'), 'required'],
    ['cargo.0.classReport', reported(true, 'REPORT'), 'shown'],
    [`${dg}.unNo`, {}, 'required'],
    [`${dg}.unNo`, isGeneral, 'hidden'],
    [`${dg}.unNo`, { cargo: [line, general] }, 'required'],
    ['cargo.1.dg.unNo', { cargo: [line, general] }, 'hidden'],
    [`${dg}.technicalName`, {}, 'hidden'],
    // Without an entry the name decides; with one, special provisions 274 and 318.
    [`${dg}.technicalName`, { [`${dg}.unNo`]: '2999', [`${dg}.psnEn`]: 'ALCOHOLS, N.O.S.' }, 'required'],
    [`${dg}.technicalName`, { [`${dg}.unNo`]: '2999', [`${dg}.psnCn`]: '醇类,未另作规定的' }, 'required'],
    [`${dg}.technicalName`, { [`${dg}.unNo`]: '1987', [`${dg}.psnEn`]: 'ALCOHOLS' }, 'required'],
    [`${dg}.technicalName`, { [`${dg}.unNo`]: '3082', [`${dg}.psnEn`]: 'SOLUTION, N.O.S.' }, 'required'],
    [`${dg}.technicalName`, petroleum, 'hidden'],
    [`${dg}.technicalName`, { ...petroleum, [`${dg}.isMarinePollutant`]: true }, 'required'],
    [`${dg}.subRisk1`, {}, 'required'],
    [`${dg}.subRisk1`, { [`${dg}.unNo`]: '1805' }, 'shown'],
    [`${dg}.subRisk2`, { [`${dg}.subRisk1`]: '' }, 'hidden'],
    [`${dg}.subRisk2`, {}, 'shown'],
    [`${dg}.subRisk2`, { [`${dg}.unNo`]: '1017' }, 'required'],
    [`${dg}.packingGroup`, {}, 'required'],
    [`${dg}.packingGroup`, { [`${dg}.unNo`]: '2999', [`${dg}.dgClass`]: '9' }, 'shown'],
    [`${dg}.packingGroup`, { [`${dg}.unNo`]: '3077', [`${dg}.dgClass`]: '9' }, 'required'],
    // Batteries of class 8 have no packing group.
    [`${dg}.packingGroup`, { [`${dg}.unNo`]: '2794', [`${dg}.dgClass`]: '8' }, 'shown'],
    [`${dg}.packingGroup`, { [`${dg}.dgClass`]: '2.1' }, 'hidden'],
    [`${dg}.flashPoint`, {}, 'required'],
    [`${dg}.flashPoint`, { [`${dg}.dgClass`]: '8' }, 'hidden'],
    [`${dg}.innerPackSize`, {}, 'hidden'],
    [`${dg}.innerPackSize`, { [`${dg}.isLimitedQuantity`]: true }, 'required'],
    [`${dg}.innerPackSize`, { [`${dg}.isExceptedQuantity`]: true }, 'required'],
    [`${dg}.outerPackCode`, unlike, 'required'],
    [`${dg}.outerPackCode`, { 'cargo.0.packageType': '' }, 'hidden'],
    [`${dg}.outerPackCode`, { ...unlike, ...tank }, 'hidden'],
    [`${dg}.outerPackCode`, { ...unlike, ...mixed }, 'required'],
    [`${dg}.outerPackCode`, { ...unlike, containers: [] }, 'required'],
    [`${dg}.unMark`, {}, 'shown'],
    [`${dg}.unMark`, tank, 'hidden'],
    [`${dg}.innerPackDesc`, {}, 'hidden'],
    [`${dg}.innerPackDesc`, { [`${dg}.outerPackCode`]: '4G' }, 'shown'],
    [`${dg}.innerPackDesc`, { [`${dg}.outerPackCode`]: '31HA4' }, 'hidden'],
    [`${dg}.nec`, { [`${dg}.dgClass`]: '1.4' }, 'required'],
    [`${dg}.nec`, { [`${dg}.dgClass`]: '5.1' }, 'hidden'],
    [`${dg}.controlTemp`, { [`${dg}.dgClass`]: '5.2' }, 'required'],
    [`${dg}.sadt`, { [`${dg}.dgClass`]: '5.2' }, 'shown'],
    [`${dg}.emergencyTemp`, {}, 'hidden'],
    ['services.destination.address', {}, 'shown'],
    ['services.destination.address', { deliveryType: 'SD' }, 'required'],
    ['services.video.wanted', {}, 'shown'],
    ['services.truck.city', { 'services.truck.wanted': false }, 'hidden'],
    ['shipper.companyNameEn', {}, 'hidden'],
    ['shipper.companyNameEn', { parties: 'NOW' }, 'required'],
    ['shipper.companyNameEn', { toOrder: true }, 'shown'],
    ['shipper.companyNameEn', { 'shipper.phone': '1' }, 'required'],
    ['consignee.companyNameEn', { parties: 'NOW' }, 'required'],
    ['consignee.companyNameEn', { parties: 'NOW', toOrder: true }, 'hidden'],
    ['notify.companyNameEn', { parties: 'NOW' }, 'shown'],
    ['notify.companyNameEn', { parties: 'NOW', notifySame: true }, 'hidden'],
    ['notify.companyNameEn', { notifySame: true, toOrder: true }, 'required'],
    ['toOrder', {}, 'hidden'],
    ['toOrder', { parties: 'NOW' }, 'shown'],
    ['notifySame', { parties: 'NOW' }, 'shown'],
    ['notifySame', { parties: 'NOW', toOrder: true }, 'hidden'],
    ['blCopies', { blType: 'TELEX' }, 'hidden'],
    ['blCopies', { blType: 'ORIGINAL' }, 'required'],
    ['invoice.bankName', {}, 'shown'],
    ['invoice.bankName', { 'invoice.invoiceType': 'SPECIAL' }, 'required'],
    ['invoice.companyName', { 'invoice.wanted': false }, 'hidden'],
    ['invoice.wanted', { 'invoice.wanted': false }, 'shown'],
    ['truth', {}, 'required'],
    ['truth', isGeneral, 'hidden'],
  ];
  test.each(rows)('%s with %o: %s', (path, values, is) => {
    expect(asked(path, withAll(values))).toBe(is);
  });

  test('a line is dangerous by choice, unless the price is for general cargo', () => {
    const offered = (isDanger: boolean): FclContext => ({ ...fclContext, offer: { ...fclContext.offer!, isDanger } });
    const shown = [offered(true), offered(false), { ...fclContext, offer: null }].map((context) =>
      asked('cargo.0.isDanger', methanolForm, context),
    );
    expect(shown).toEqual(['shown', 'hidden', 'shown']);
  });
});

describe('[4.31] values reset by a change of a field', () => {
  const dg = 'cargo.0.dg';
  const rows: [values: Record<string, unknown>, path: string, value: unknown, then: Record<string, unknown>][] = [
    [
      { 'containers.0.temperature': '5', 'containers.0.overDimensions': 'x', 'containers.0.humidity': '5' },
      ...(['containers.0.ctnType', '40HQ'] as const),
      { 'containers.0.temperature': '', 'containers.0.overDimensions': '', 'containers.0.humidity': '' },
    ],
    [
      { 'containers.0.soc': true, 'containers.0.containerNos': 'A' },
      'containers.0.soc',
      false,
      { 'containers.0.containerNos': '' },
    ],
    [{ 'containers.0.containerNos': 'A' }, 'containers.0.soc', true, { 'containers.0.containerNos': 'A' }],
    [{ notifySame: true }, 'toOrder', true, { notifySame: false }],
    [{ notifySame: true, toOrder: true }, 'toOrder', false, { notifySame: true }],
    [
      { [`${dg}.unNo`]: 'UN 3082', [`${dg}.isMarinePollutant`]: true },
      `${dg}.isMarinePollutant`,
      false,
      { [`${dg}.isMarinePollutant`]: true },
    ],
    [{ [`${dg}.isMarinePollutant`]: true }, `${dg}.isMarinePollutant`, false, { [`${dg}.isMarinePollutant`]: false }],
    [
      { [`${dg}.isExceptedQuantity`]: true, [`${dg}.innerPackSize`]: '1' },
      ...([`${dg}.isLimitedQuantity`, true] as const),
      { [`${dg}.isExceptedQuantity`]: false, [`${dg}.innerPackSize`]: '1' },
    ],
    [
      { [`${dg}.isLimitedQuantity`]: true, [`${dg}.innerPackSize`]: '1' },
      ...([`${dg}.isLimitedQuantity`, false] as const),
      { [`${dg}.innerPackSize`]: '', [`${dg}.isExceptedQuantity`]: false },
    ],
    [
      { [`${dg}.isLimitedQuantity`]: true, [`${dg}.innerPackSize`]: '1' },
      ...([`${dg}.isExceptedQuantity`, true] as const),
      { [`${dg}.isLimitedQuantity`]: false, [`${dg}.innerPackSize`]: '' },
    ],
    [
      { [`${dg}.isExceptedQuantity`]: true, [`${dg}.isLimitedQuantity`]: true },
      ...([`${dg}.isExceptedQuantity`, false] as const),
      { [`${dg}.isLimitedQuantity`]: true },
    ],
    [{}, `${dg}.dgClass`, '2.1', { [`${dg}.packingGroup`]: '' }],
    [{}, `${dg}.dgClass`, '8', { [`${dg}.packingGroup`]: 'II' }],
  ];
  test.each(rows)('%o, %s = %j: %o', (values, path, value, then) => {
    const set = setField(fclDescription, withAll(values), fclContext, path, value);
    expect(Object.fromEntries(Object.keys(then).map((one) => [one, readAt(set, one)]))).toEqual(then);
  });
});
