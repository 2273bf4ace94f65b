import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { cfsForm, cfsQuotePart as wirePart } from '#contract/services/cfs.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { isStuffing, toStation } from '#domain/cfs/context.ts';
import { cfsDescription } from '#domain/cfs/fields.ts';
import { blankCfsForm, blankVehicle, type CfsForm } from '#domain/cfs/form.ts';
import { copyOfCfsOrder } from '#domain/cfs/initial-form.ts';
import { bookedMoments } from '#domain/cfs/moments.ts';
import { cfsPapers, neededAt } from '#domain/cfs/papers.ts';
import { cfsPartAsTyped, cfsQuotePart } from '#domain/cfs/quote.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { setField } from '#domain/form/change.ts';
import { choicesAt, errorsOf } from '#domain/form/check.ts';
import { joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { papersByStep } from '#domain/orders/order-papers.ts';
import { cfsContext, cfsPartOf, stuffedPaint } from '#tests/features/cfs/order.ts';

type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes, from: CfsForm = stuffedPaint) =>
  Object.entries(changes).reduce((form, [path, value]) => replaceAt(form, path, value), from);
const found = (changes: Changes, facts = cfsContext) =>
  errorsOf(cfsDescription, changed(changes), facts).map(({ path, code }) => `${path} ${code}`);
const line = stuffedPaint.cargo[0]!;
const general = { ...line, isDanger: false, dg: blankCfsForm.cargo[0]!.dg };
const dg = 'cargo.0.dg';
const lorry = {
  ...blankVehicle,
  plate: '沪A12345',
  driver: '王师傅',
  driverId: '11010519491231002X',
  driverPhone: '13800138002',
};

test('[4.31] a complete stuffing order has no error, and travels as it is', () => {
  expect(found({})).toEqual([]);
  expect(found({ vehicles: [lorry], 'containers.0.containerNos': 'CSQU3054383 COSU8123450' })).toEqual([]);
  expect(found({ 'containers.0.sealNos': 'SEAL001, SEAL002' })).toEqual([]);
  expect(safeParse(cfsForm, stuffedPaint).success).toBe(true);
  expect(safeParse(cfsForm, blankCfsForm).success).toBe(true);
  expect(safeParse(wirePart, cfsPartOf(stuffedPaint)).success).toBe(true);
});

test('[4.31] a price needs containers and no personal data; fields it does not wait for are listed', () => {
  expect(cfsQuotePart(blankCfsForm)).not.toBeNull();
  expect(safeParse(wirePart, cfsQuotePart(blankCfsForm)).success).toBe(true);
  expect(cfsService.unpriced?.(blankCfsForm)).toEqual(['warehouseId', 'cargo.0.grossWeight']);
  expect(cfsService.unpriced?.(changed({ warehouseId: '' }))).toEqual(['warehouseId']);
  expect(cfsService.unpriced?.(changed({ 'cargo.0.grossWeight': '' }))).toEqual(['cargo.0.grossWeight']);
  expect(cfsService.unpriced?.(stuffedPaint)).toEqual([]);
  expect(cfsQuotePart(changed({ containers: [] }))).toBeNull();
  const box = stuffedPaint.containers[0]!;
  expect(cfsQuotePart(changed({ containers: [box, { ...box, id: '2' }] }))).toBeNull();
  expect(cfsPartAsTyped(stuffedPaint)).toEqual({
    enquiry: null,
    warehouseId: 'warehouse-01',
    containers: [{ ctnType: '20GP', quantity: '2' }],
    goods: [{ unNo: '1263', dgClass: '3', subRisk1: '', subRisk2: '' }],
    grossWeight: '24400',
    options: ['photos', 'placards'],
    services: [],
    emptyPickup: 'OURS',
    handIn: 'SELF',
  });
});

test('[4.31] each field is in the form and has its words, and so has each error of an empty form', () => {
  const whole = changed({ vehicles: [lorry] });
  for (const { at, fields } of cfsDescription.sections)
    for (const key of Object.keys(fields)) {
      const path = joinPath(at, key).replaceAll('*', '0');
      expect(readAt(whole, path), path).not.toBe(undefined);
      expect(fieldLabel(path), path).not.toBe('');
    }
  for (const error of errorsOf(cfsDescription, blankCfsForm, cfsContext))
    expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
});

test.each<[Changes, string]>([
  [{ warehouseId: '' }, 'warehouseId REQUIRED'],
  [{ warehouseId: 'warehouse-03' }, 'warehouseId NOT_A_CHOICE'],
  [{ soNo: '' }, 'soNo REQUIRED'],
  [{ soNo: 'COSU812' }, 'soNo BOOKING_NUMBER'],
  [{ soNo: 'COSUSHANGHAI' }, 'soNo BOOKING_NUMBER'],
  [{ soNo: 'cosu81234500' }, 'soNo BOOKING_NUMBER'],
  [{ soNo: 'COSU-8123450' }, 'soNo BOOKING_NUMBER'],
  [{ blNo: 'COSUSHANGHAI' }, 'blNo BOOKING_NUMBER'],
  [{ carrierCode: 'XXXX' }, 'carrierCode NOT_A_CHOICE'],
  [{ vessel: '远洋号' }, 'vessel VESSEL'],
  [{ voyage: '4' }, 'voyage VOYAGE'],
  [{ imoNo: '9074728' }, 'imoNo SHIP_NUMBER'],
  [{ orgPortCode: 'NLRTM' }, 'orgPortCode NOT_A_CHOICE'],
  [{ dstPortCode: 'CNNGB' }, 'dstPortCode NOT_A_CHOICE'],
  [{ viaPortCode: 'CNYSN' }, 'viaPortCode SAME_PORT'],
  [{ viaPortCode: 'NLRTM' }, 'viaPortCode SAME_PORT'],
  [{ terminal: '' }, 'terminal REQUIRED'],
  [{ etd: '2026-10-07T09:59' }, 'etd DAY_PAST'],
  [{ etd: '2026-10-07T10:00' }, 'etd DAY_PAST'],
  [{ cyClosing: '' }, 'cyClosing REQUIRED'],
  [{ cyClosing: '2026-10-30T20:01' }, 'cyClosing CLOSES_AFTER_ETD'],
  [{ cyClosing: '2026-10-06T20:00' }, 'cyClosing DAY_PAST'],
  [{ cyOpen: '2026-10-29T20:00' }, 'cyOpen OPENS_AFTER_CLOSING'],
  [{ cyOpen: '2026-10-29T20:01' }, 'cyOpen OPENS_AFTER_CLOSING'],
  [{ siCutoff: '2026-10-30T20:00' }, 'siCutoff CUT_OFF_AFTER_ETD'],
  [{ dgCutoff: '2026-10-31T20:00' }, 'dgCutoff CUT_OFF_AFTER_ETD'],
  [{ vgmCutoff: '2026-10-30T20:00' }, 'vgmCutoff CUT_OFF_AFTER_ETD'],
  [{ customsCutoff: '2026-10-30T20:00' }, 'customsCutoff CUT_OFF_AFTER_ETD'],
  [{ 'containers.0.ctnType': '20TK' }, 'containers.0.ctnType NOT_A_CHOICE'],
  [{ 'containers.0.quantity': '0' }, 'containers.0.quantity TOO_SMALL'],
  [{ 'containers.0.quantity': '101' }, 'containers.0.quantity TOO_LARGE'],
  [{ 'containers.0.containerNos': 'CSQU3054384' }, 'containers.0.containerNos CONTAINER_NUMBER'],
  [{ 'containers.0.containerNos': 'CSQU3054383' }, 'containers.0.containerNos CONTAINER_NUMBERS_MISSING'],
  [{ 'containers.0.containerNos': 'CSQU3054383 CSQU3054383' }, 'containers.0.containerNos CONTAINER_NUMBER_TWICE'],
  [{ 'containers.0.sealNos': 'SEAL 001' }, 'containers.0.sealNos SEAL'],
  [{ 'containers.0.sealNos': 'ABC' }, 'containers.0.sealNos SEAL'],
  [{ 'containers.0.sealNos': 'SEAL001,SEAL001' }, 'containers.0.sealNos SEAL_TWICE'],
  [{ 'containers.0.sealNos': 'SEAL001,SEAL002,SEAL003' }, 'containers.0.sealNos SEALS_MANY'],
  [{ containers: [] }, 'containers REQUIRED'],
  [{ [`${dg}.dgClass`]: '5.2' }, `${dg}.dgClass STATION_REFUSES`],
  [{ [`${dg}.subRisk1`]: '5.1' }, `${dg}.dgClass STATION_REFUSES`],
  [{ [`${dg}.dangerPackCertFiles`]: [] }, `${dg}.dangerPackCertFiles REQUIRED`],
  [{ [`${dg}.dangerPackCertExpire`]: '2026-10-29' }, `${dg}.dangerPackCertExpire CERTIFICATE_EXPIRES`],
  [{ [`${dg}.perfCertExpire`]: '2026-10-26' }, `${dg}.perfCertExpire CERTIFICATE_EXPIRES`],
  [{ 'cargo.0.volume': '' }, 'cargo.0.volume REQUIRED'],
  [{ 'cargo.0.volume': '66.401' }, 'cargo.0.volume OVER_VOLUME'],
  [{ 'cargo.0.length': '100' }, 'cargo.0.width REQUIRED'],
  [
    { 'containers.0.quantity': '1', 'cargo.0.grossWeight': '28250.001', [`${dg}.dgGrossWeight`]: '176.563' },
    'cargo.0.grossWeight OVER_PAYLOAD',
  ],
  [{ 'options.placards': false }, 'options.placards MUST_TICK'],
  [{ packList: [] }, 'packList REQUIRED'],
  [{ planDeliverDate: '2026-10-28' }, 'planDeliverDate DELIVERED_LATE'],
  [{ planDeliverDate: '2026-10-06' }, 'planDeliverDate DAY_PAST'],
  [{ planStuffDate: '2026-10-30' }, 'planStuffDate AFTER_CLOSING'],
  [{ handIn: 'PICKUP' }, 'pickupAddress REQUIRED'],
  [{ handIn: 'PICKUP', pickupPostcode: '20000' }, 'pickupPostcode POSTCODE_CN'],
  [{ vehicles: [{ ...lorry, plate: '' }] }, 'vehicles.0.plate REQUIRED'],
  [{ vehicles: [{ ...lorry, plate: '沪A12' }] }, 'vehicles.0.plate PLATE'],
  [{ vehicles: [{ ...lorry, driverId: '110105194912310021' }] }, 'vehicles.0.driverId CITIZEN_NUMBER'],
  [{ vehicles: [{ ...lorry, driverPhone: '123' }] }, 'vehicles.0.driverPhone MOBILE'],
  [{ agree: false }, 'agree MUST_TICK'],
  [{ truth: false }, 'truth MUST_TICK'],
  [
    { cargo: [line, { ...line, id: '2', dg: { ...line.dg, unNo: '1942', dgClass: '5.1' } }] },
    'cargo.1.stow SEGREGATION',
  ],
  [{ 'containers.0.quantity': '1', cargo: [line, { ...general, id: '2', stow: 'B' }] }, 'cargo.0.stow TOO_MANY_STOWS'],
])('[4.31] %j: %s', (changes, error) => {
  expect(found(changes)).toContain(error);
});

test('[4.31] the moments may touch where the trade lets them, and a plate of any lorry is taken', () => {
  expect(found({ cyClosing: '2026-10-30T20:00' })).toEqual([]);
  expect(found({ planDeliverDate: '2026-10-29', planStuffDate: '2026-10-29' })).toEqual([]);
  expect(found({ viaPortCode: 'SGSIN' })).toEqual([]);
  expect(found({ handIn: 'PICKUP', pickupAddress: '上海市金山区', pickupPostcode: '201507' })).toEqual([]);
  for (const plate of ['沪A12345', '苏ED12345', '浙B1234挂'])
    expect(found({ vehicles: [{ ...lorry, plate }] })).toEqual([]);
});

test('[4.31] general cargo needs no certificate, no placards and no list with the order', () => {
  const plain = { ...general, casNo: '' };
  expect(found({ cargo: [plain], 'options.placards': false, packList: [], truth: false })).toEqual([]);
});

test('[4.31] limited quantities need no certificate', () => {
  const limited = { [`${dg}.isLimitedQuantity`]: true, [`${dg}.dangerPackCertFiles`]: [] };
  expect(found(limited)).not.toContain(`${dg}.dangerPackCertFiles REQUIRED`);
});

test('[4.31] changes update dependent fields', () => {
  const set = (path: string, value: unknown, form: CfsForm = stuffedPaint) =>
    setField(cfsDescription, form, cfsContext, path, value);
  expect(set('vessel', 'cosco aries').vessel).toBe('COSCO ARIES');
  const fetched = set('handIn', 'PICKUP', changed({ vehicles: [lorry] }));
  expect(fetched.vehicles).toEqual([]);
  expect(set('handIn', 'SELF', { ...fetched, pickupAddress: '上海' }).pickupAddress).toBe('');
  const declared = changed({ 'services.declaration': true, dgCutoff: '2026-10-27T16:00' });
  const plain = set('cargo.0.isDanger', false, declared);
  expect([plain.services.declaration, plain.dgCutoff]).toEqual([false, '']);
  const bare = changed({ cargo: [general], 'options.placards': false });
  expect(set('cargo.0.isDanger', true, bare).options.placards).toBe(true);
  const sized = Object.entries({ length: '110', width: '110', height: '97.5', packages: '2' }).reduce(
    (form, [key, value]) => set(`cargo.0.${key}`, value, form),
    changed({ 'cargo.0.volume': '' }),
  );
  expect(sized.cargo[0]?.volume).toBe('2.360');
});

test('[4.31] the facts contain the available options', () => {
  const choices = (path: string) => choicesAt(cfsDescription, stuffedPaint, cfsContext, path);
  expect(choices('warehouseId')).toEqual(['warehouse-01']);
  expect(choices('orgPortCode')).toEqual(['CNYSN', 'CNNGB']);
  expect(choices('dstPortCode')).toEqual(['SGSIN', 'NLRTM']);
  expect(choices('viaPortCode')).toEqual(['', 'CNYSN', 'CNNGB', 'SGSIN', 'NLRTM']);
  expect(choices('containers.0.ctnType')).not.toContain('20TK');
});

test('[4.31] a repeat booking clears sailing, dates and documents', () => {
  const copy = copyOfCfsOrder(changed({ vehicles: [lorry] }), 'CFS26100700001');
  expect(copy).toMatchObject({
    ...{ copiedFrom: 'CFS26100700001', warehouseId: 'warehouse-01', carrierCode: 'COSU', orgPortCode: 'CNYSN' },
    ...{ soNo: '', vessel: '', etd: '', cyClosing: '', planStuffDate: '', vehicles: [], packList: [] },
    ...{ agree: false, truth: false },
  });
  expect(copy.cargo).toBe(stuffedPaint.cargo);
});

test('[4.31] untyped cut-offs follow the schedule and are never after the yard’s cut-off', () => {
  const moments = bookedMoments(stuffedPaint)!;
  const at = (text: string) => Date.parse(`${text}+08:00`);
  expect(moments.etd).toBe(at('2026-10-30T20:00:00'));
  expect(moments.cutOffs).toMatchObject({
    cyOpen: at('2026-10-24T08:00:00'),
    cyClosing: at('2026-10-29T20:00:00'),
    dgCutoff: at('2026-10-27T16:00:00'),
    customsCutoff: at('2026-10-29T12:00:00'),
    lclCutoff: at('2026-10-26T23:59:59.999'),
  });
  expect(moments.stuffedAt).toBe(at('2026-10-27T23:59:59.999'));
  const early = bookedMoments(changed({ cyClosing: '2026-10-28T08:00', customsCutoff: '2026-10-28T07:00' }))!;
  expect(early.cutOffs).toMatchObject({
    dgCutoff: at('2026-10-27T16:00:00'),
    vgmCutoff: at('2026-10-28T08:00:00'),
    customsCutoff: at('2026-10-28T07:00:00'),
  });
  expect(bookedMoments(changed({ etd: '' }))).toBeNull();
});

test('[4.31] the station requires its documents by delivery, and those of the ordered services', () => {
  const requiredPapers = (changes: Changes = {}) => cfsPapers(changed(changes), cfsContext.now);
  const codes = (changes?: Changes) => requiredPapers(changes).map(({ code }) => code);
  expect(codes()).toEqual([
    ...['PACKING_LIST', 'SDS_CN', 'PACKAGING_TEST', 'PACKING_USE_CERTIFICATE'],
    ...['PACKING_PHOTOS', 'PACKING_CERTIFICATE'],
  ]);
  const more = codes({ 'services.declaration': true, 'services.customs': true, 'options.weighing': true });
  expect(more).toEqual(expect.arrayContaining(['GOODS_DECLARATION', 'CUSTOMS_SET', 'VERIFIED_MASS']));
  expect(requiredPapers({ 'options.weighing': true }).find(({ code }) => code === 'VERIFIED_MASS')?.owner).toBe(
    'WAREHOUSE',
  );
  const test = requiredPapers().find(({ code }) => code === 'PACKAGING_TEST')!;
  expect(test).toMatchObject({ dueAt: bookedMoments(stuffedPaint)!.cutOffs.lclCutoff, status: 'MISSING' });
  expect(requiredPapers().find(({ code }) => code === 'PACKING_LIST')?.status).toBe('READY');
  expect(requiredPapers({ packList: [] }).find(({ code }) => code === 'PACKING_LIST')?.status).toBe('MISSING');
  expect(requiredPapers({ etd: '' })).toEqual([]);
  expect(papersByStep([test], 'stuffed', neededAt)[0]).toMatchObject({ status: 'NOT_RECEIVED', neededFor: 'stuffed' });
  expect(neededAt({ due: 'customsCutoff' })).toBe('declared');
});

test('[4.31] a tank farm stuffs no containers; an address contains city and district once', () => {
  expect([isStuffing(['甲类']), isStuffing(['罐区', '堆场'])]).toEqual([true, false]);
  const store = { ...cfsContext.stations[0]!, city: { nameCn: '上海' }, district: '浦东新区', port: { code: 'CNYSN' } };
  expect(toStation({ ...store, address: '化工物流园01号' }).address).toBe('上海浦东新区化工物流园01号');
  expect(toStation({ ...store, address: '上海浦东新区化工物流园01号' }).address).toBe('上海浦东新区化工物流园01号');
});

test('[4.31] only dangerous goods require the protocol, and the form is its own price list', () => {
  const booker = { hasAgreedProtocol: false } as Parameters<typeof cfsService.agreements>[1];
  expect(cfsService.agreements(stuffedPaint, booker)).toEqual(['charge', 'protocol']);
  expect(cfsService.agreements(stuffedPaint, { ...booker, hasAgreedProtocol: true })).toEqual(['charge']);
  expect(cfsService.agreements(changed({ cargo: [general] }), booker)).toEqual(['charge']);
  const { list, enquiry, isForm } = cfsService.links(stuffedPaint);
  expect([list, isForm]).toEqual(['/builtIn/addOrder', true]);
  expect(Object.fromEntries(new URLSearchParams(enquiry?.split('?')[1]))).toEqual({
    ...{ service: 'cfs', orgPortCode: 'CNYSN', dstPortCode: 'NLRTM', isDanger: 'Y', unNo: '1263', group: 'III' },
    ...{ cargoName: '醇酸涂料', boxes: '20GP*2', weight: '24400', volume: '42', stuffingWorks: 'photos,placards' },
  });
  expect(cfsService.links(changed({ cargo: [general] })).enquiry).toMatch(
    /^\/enquiryFcl\?service=cfs&orgPortCode=CNYSN&dstPortCode=NLRTM&isDanger=N&cargoName=/,
  );
});
