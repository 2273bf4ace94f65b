import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { fclForm, fclQuotePart } from '#contract/services/fcl.ts';
import { errorText } from '#copy/booking/errors.ts';
import { commonFields, fieldLabel } from '#copy/booking/fields.ts';
import { fclWords } from '#copy/fcl/order.ts';
import { blankDangerous } from '#domain/booking/goods-line.ts';
import { copyOfLine } from '#domain/booking/goods-list.ts';
import { boxTypes } from '#domain/booking/lane-rules.ts';
import { withPartiesChoice } from '#domain/booking/parties.ts';
import { withEntry } from '#domain/booking/un-fill.ts';
import { newContainer } from '#domain/fcl/cargo.ts';
import type { FclContext } from '#domain/fcl/context.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { fclQuotePart as quotePart } from '#domain/fcl/quote.ts';
import { setField } from '#domain/form/change.ts';
import { errorsOf } from '#domain/form/check.ts';
import { bookingErrorCodes } from '#domain/form/error-codes.ts';
import type { FieldKind } from '#domain/form/field.ts';
import { fieldAt, joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { choicesOf } from '#domain/form/shape.ts';
import { tidy } from '#domain/form/tidy.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { filesBelow } from '#scripts/kit/installed.mjs';
import { root } from '#scripts/kit/process.mjs';
import { formWith } from '#tests/kit/described-fields.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const errorsIn = (form: FclForm, context = fclContext) =>
  errorsOf(fclDescription, form, context).map(({ path, code }) => `${path} ${code}`);
const withValue = (path: string, value: unknown) => replaceAt(methanolForm, path, value);

test('[4.31] a complete order has no error, and travels as it is', () => {
  expect(errorsIn(methanolForm)).toEqual([]);
  expect(safeParse(fclForm, methanolForm).success).toBe(true);
  expect(safeParse(fclForm, blankFclForm).success).toBe(true);
  expect(safeParse(fclQuotePart, quotePart(methanolForm)).success).toBe(true);
  expect(safeParse(fclForm, { ...methanolForm, more: 1 }).success).toBe(false);
});

test('[4.31] each field of the description is in the form and has its words', () => {
  for (const { at, fields } of fclDescription.sections) {
    for (const key of Object.keys(fields)) {
      const path = joinPath(at, key).replaceAll('*', '0');
      expect(readAt(methanolForm, path), path).not.toBe(undefined);
      expect(fieldLabel(path), path).not.toBe('');
    }
  }
  const known = new Set(
    fclDescription.sections.flatMap(({ at, fields }) => Object.keys(fields).map((key) => joinPath(at, key))),
  );
  const unused = Object.keys({ ...commonFields, ...fclWords.fields }).filter((path) => !known.has(path));
  const ofOthers = ['warehouseId', 'delivery', 'insurance.wanted', 'insurance.cargoValue'];
  expect(unused.sort()).toEqual(['priceId', 'cargo', 'containers', ...ofOthers].sort());
});

test('missing values are reported as typed, selected or uploaded ones', () => {
  const missing = (kind?: FieldKind) => errorText({ path: 'packages', code: 'REQUIRED', values: {} }, kind);
  expect([missing(), missing('quantity')]).toEqual(['请填写件数', '请填写件数']);
  for (const kind of ['choice', 'day', 'location'] as const) expect(missing(kind)).toBe('请选择件数');
  expect(missing('files')).toBe('请上传件数');
});

test('each error has words that a person can act on', () => {
  for (const code of bookingErrorCodes) {
    const words = errorText({ path: 'cargo.0.grossWeight', code, values: {} });
    expect(words.length, code).toBeGreaterThan(4);
    expect(words).toMatch(/\p{Script=Han}/u);
  }
});

describe('rejected values', () => {
  const rows: [path: string, value: unknown, error: string][] = [
    ['cargoReadyDate', '', 'cargoReadyDate REQUIRED'],
    ['cargoReadyDate', '2026-02-30', 'cargoReadyDate NOT_A_DAY'],
    ['cargoReadyDate', '2026-10-06', 'cargoReadyDate DAY_PAST'],
    ['cargoReadyDate', '2026-10-30', 'cargoReadyDate READY_TOO_LATE'],
    ['containers.0.quantity', '0', 'containers.0.quantity TOO_SMALL'],
    ['containers.0.quantity', '101', 'containers.0.quantity TOO_LARGE'],
    ['containers.0.quantity', '1.5', 'containers.0.quantity NOT_WHOLE'],
    ['containers.0.weightPerCtn', '28251', 'containers.0.weightPerCtn OVER_PAYLOAD'],
    ['containers.0.weightPerCtn', '21001', 'containers.0.weightPerCtn OVER_LIMIT'],
    ['containers.0.weightPerCtn', '999', 'containers.0.weightPerCtn UNDER_ONE_TON'],
    ['containers.0.weightPerCtn', '1e3', 'containers.0.weightPerCtn SCIENTIFIC'],
    ['containers.0.ctnType', '40GP', 'containers.0.ctnType BOX_NOT_PRICED'],
    ['cargo.0.cargoNameEn', 'CHEMICALS', 'cargo.0.cargoNameEn VAGUE_NAME'],
    ['cargo.0.cargoNameEn', '甲醇', 'cargo.0.cargoNameEn ASCII_ONLY'],
    ['cargo.0.casNo', '67-56-2', 'cargo.0.casNo CAS_NUMBER'],
    ['cargo.0.hsCode', '29051100', 'cargo.0.hsCode HS_NOT_TEN'],
    ['cargo.0.hsCode', '2905110', 'cargo.0.hsCode HS_CODE'],
    ['cargo.0.netWeight', '40000', 'cargo.0.netWeight NET_ABOVE_GROSS'],
    ['containers.0.weightPerCtn', '18000', 'cargo.0.grossWeight WEIGHTS_DIFFER'],
    ['cargo.0.grossWeight', '31920.001', 'cargo.0.grossWeight GROSS_PACKAGES'],
    ['cargo.0.grossWeight', '28879.999', 'cargo.0.grossWeight GROSS_PACKAGES'],
    ['cargo.0.netWeight', '26880.001', 'cargo.0.netWeight NET_PACKAGES'],
    ['cargo.0.volume', '66.401', 'cargo.0.volume OVER_VOLUME'],
    ['shipper.countryCode', 'XX', 'shipper.countryCode COUNTRY_CODE'],
    ['cargo.0.dg.isExceptedQuantity', true, 'cargo.0.dg.innerPackSize REQUIRED'],
    ['cargo.0.dg.isExceptedQuantity', true, 'cargo.0.dg.dgNetWeight EXCEPTED_OUTER'],
    ['cargo.0.sds', [], 'cargo.0.sds REQUIRED'],
    ['cargo.0.sds.0.language', 'EN', 'cargo.0.sds SDS_CHINESE'],
    ['cargo.0.sds.0.day', '2021-01-01', 'cargo.0.sds SDS_TOO_OLD'],
    ['cargo.0.sds.0.day', '2023-01-01', 'cargo.0.sds SDS_OLD'],
    ['cargo.0.dg.unNo', '12', 'cargo.0.dg.unNo UN_NUMBER'],
    ['cargo.0.dg.unNo', '3999', 'cargo.0.dg.unNo UN_RANGE'],
    ['cargo.0.dg.dgClass', '8', 'cargo.0.dg.dgClass CLASS_DIFFERS'],
    ['cargo.0.dg.dgClass', '7', 'cargo.0.dg.dgClass CLASS_REFUSED'],
    ['cargo.0.dg.dgClass', '4.1', 'cargo.0.dg.dgClass CLASS_NOT_PRICED'],
    ['cargo.0.dg.subRisk1', '', 'cargo.0.dg.subRisk1 REQUIRED'],
    ['cargo.0.dg.subRisk1', '3', 'cargo.0.dg.subRisk1 SUBSIDIARY_EQUALS_MAIN'],
    ['cargo.0.dg.packingGroup', 'III', 'cargo.0.dg.packingGroup GROUP_NOT_LISTED'],
    ['cargo.0.dg.flashPoint', '', 'cargo.0.dg.flashPoint REQUIRED'],
    ['cargo.0.dg.flashPoint', '65', 'cargo.0.dg.flashPoint FLASH_POINT_HIGH'],
    ['cargo.0.dg.unMark', '1A1/Z', 'cargo.0.dg.unMark UN_MARK_GRADE'],
    ['cargo.0.dg.unMark', '4G/Y', 'cargo.0.dg.unMark UN_MARK_CODE'],
    ['cargo.0.dg.emergencyPhone', '12', 'cargo.0.dg.emergencyPhone EMERGENCY_PHONE'],
    ['cargo.0.dg.dangerPackCertExpire', '2026-10-29', 'cargo.0.dg.dangerPackCertExpire CERTIFICATE_EXPIRES'],
    ['contactPhone', '1380013800', 'contactPhone MOBILE'],
    ['contactName', '李', 'contactName TOO_SHORT'],
    ['contactTel', '12', 'contactTel LANDLINE'],
    ['shipper.companyNameEn', '上海化工', 'shipper.companyNameEn PARTY_LETTERS'],
    ['shipper.addressEn', 'NO 1 ROAD', 'shipper.companyNameEn REQUIRED'],
    ['toOrder', true, 'notify.companyNameEn REQUIRED'],
    ['services.truck.wanted', true, 'services.truck.address REQUIRED'],
    ['services.insurance.wanted', true, 'services.insurance.cargoValue REQUIRED'],
    ['invoice.wanted', true, 'invoice.taxpayerId REQUIRED'],
    ['agree', false, 'agree MUST_TICK'],
    ['truth', false, 'truth MUST_TICK'],
    ['priceId', '', 'priceId OFFER_MISSING'],
  ];
  test.each(rows)('%s = %j: %s', (path, value, error) => {
    expect(errorsIn(withValue(path, value))).toContain(error);
  });

  test('two characters are a name', () => {
    expect(errorsIn(withValue('contactName', '李四'))).toEqual(errorsIn(methanolForm));
  });

  const dg = 'cargo.0.dg';
  const truck = 'services.truck';
  const box = methanolForm.containers[0];
  const line = methanolForm.cargo[0];
  const acid = { ...line?.dg, unNo: '1805', dgClass: '8', subRisk1: '' };
  const solid = { ...acid, unNo: '1334', dgClass: '4.1' };
  const crossFieldCases: [changes: Record<string, unknown>, error: string, offer?: Partial<FclContext['offer']>][] = [
    [{ contactName: '李'.repeat(21) }, 'contactName TOO_LONG'],
    [{ contactEmail: 'a@' }, 'contactEmail EMAIL'],
    [{ 'shipper.countryCode': 'C1' }, 'shipper.countryCode COUNTRY_CODE'],
    [{ 'shipper.addressEn': 'A'.repeat(36) }, 'shipper.addressEn ADDRESS_LINES'],
    [{ receiptType: 'FO' }, 'receiptType NOT_A_CHOICE'],
    [{ 'cargo.0.grossWeight': 'many' }, 'cargo.0.grossWeight NOT_A_NUMBER'],
    [{ 'cargo.0.grossWeight': '30400.0001' }, 'cargo.0.grossWeight TOO_MANY_DECIMALS'],
    [{ [`${truck}.wanted`]: true, [`${truck}.loadingAt`]: '2026-10-20T25:00' }, `${truck}.loadingAt NOT_A_MINUTE`],
    [
      { [`${truck}.wanted`]: true, [`${truck}.loadingAt`]: '2026-10-19T09:00' },
      `${truck}.loadingAt LOADING_BEFORE_READY`,
    ],
    [{ 'services.stuffing': { wanted: true, deliverDay: '2026-10-30' } }, 'services.stuffing.deliverDay AFTER_CLOSING'],
    [{ [`${dg}.unNo`]: '9999' }, `${dg}.unNo UN_RANGE`],
    [{ [`${dg}.psnEn`]: 'ETHANOL' }, `${dg}.psnEn NAME_DIFFERS`],
    [{ [`${dg}.unNo`]: '1987', [`${dg}.psnEn`]: 'ALCOHOLS, N.O.S.' }, `${dg}.technicalName REQUIRED`],
    [{ [`${dg}.subRisk1`]: '8' }, `${dg}.subRisk1 SUBSIDIARY_DIFFERS`],
    [
      { [`${dg}.unNo`]: '1170', [`${dg}.subRisk1`]: '', [`${dg}.flashPoint`]: '30' },
      `${dg}.flashPoint FLASH_POINT_GROUP`,
    ],
    [{ [`${dg}.unNo`]: '3082', [`${dg}.isMarinePollutant`]: false }, `${dg}.isMarinePollutant POLLUTANT_LOCKED`],
    [
      { [`${dg}.isLimitedQuantity`]: true, [`${dg}.isExceptedQuantity`]: true },
      `${dg}.isLimitedQuantity QUANTITIES_EXCLUDE`,
    ],
    [
      { [`${dg}.isLimitedQuantity`]: true, [`${dg}.entry`]: null, [`${dg}.packingGroup`]: 'I' },
      `${dg}.isLimitedQuantity LIMITED_NOT_ALLOWED`,
    ],
    [
      { [`${dg}.isLimitedQuantity`]: true, [`${dg}.unNo`]: '1089', [`${dg}.entry`]: unEntryOf('1089') },
      `${dg}.isLimitedQuantity LIMITED_NOT_ALLOWED`,
    ],
    [{ [`${dg}.isLimitedQuantity`]: true, [`${dg}.innerPackSize`]: '1.001' }, `${dg}.innerPackSize LIMITED_INNER`],
    [{ [`${dg}.isExceptedQuantity`]: true, [`${dg}.innerPackSize`]: '0.031' }, `${dg}.innerPackSize EXCEPTED_INNER`],
    [
      { [`${dg}.isExceptedQuantity`]: true, [`${dg}.entry`]: null, [`${dg}.dgClass`]: '5.2' },
      `${dg}.isExceptedQuantity EXCEPTED_NOT_ALLOWED`,
    ],
    [
      { [`${dg}.isExceptedQuantity`]: true, [`${dg}.unNo`]: '3105', [`${dg}.entry`]: unEntryOf('3105') },
      `${dg}.isExceptedQuantity EXCEPTED_NOT_ALLOWED`,
    ],
    [{ 'cargo.0.packages': '316', 'cargo.0.grossWeight': '60000' }, 'cargo.0.grossWeight OVER_PAYLOAD'],
    [
      { 'cargo.0.isDanger': false, 'cargo.0.classReport': [{ ...line?.sds[0], day: '' }] },
      'cargo.0.classReport REPORT_UNDATED',
    ],
    [
      { 'cargo.0.isDanger': false, 'cargo.0.classReport': [{ ...line?.sds[0], day: '2026-10-29' }] },
      'cargo.0.classReport CERTIFICATE_EXPIRES',
    ],
    [
      { [`${dg}.isLimitedQuantity`]: true, [`${dg}.dgNetWeight`]: '25', [`${dg}.dgGrossWeight`]: '30.001' },
      `${dg}.dgGrossWeight LIMITED_PACKAGE`,
    ],
    [
      { [`${dg}.dgClass`]: '5.2', [`${dg}.controlTemp`]: '10', [`${dg}.emergencyTemp`]: '10' },
      `${dg}.emergencyTemp EMERGENCY_NOT_ABOVE`,
    ],
    [{ [`${dg}.dgClass`]: '1.4' }, `${dg}.nec REQUIRED`],
    [{ [`${dg}.emsNo`]: 'F-K,S-A' }, `${dg}.emsNo EMS_NUMBER`],
    [{ [`${dg}.unMark`]: '1A1' }, `${dg}.unMark UN_MARK`],
    [{ 'cargo.0.sds.0.day': '' }, 'cargo.0.sds SDS_UNDATED'],
    [{ 'cargo.0.isDanger': false }, 'cargo.0.classReport REQUIRED'],
    [{ 'cargo.0.isDanger': false }, 'cargo.0.isDanger NO_DANGEROUS_LINE'],
    [{}, 'cargo.0.isDanger DANGEROUS_UNDER_GENERAL', { isDanger: false }],
    [{ containers: [box, box] }, 'containers.0.ctnType BOX_TWICE'],
    [{ containers: [{ ...box, ctnType: '20RF' }] }, 'containers.0.temperature REQUIRED'],
    [
      { 'containers.0.soc': true, 'containers.0.containerNos': 'CSQU3054384' },
      'containers.0.containerNos CONTAINER_NUMBER',
    ],
    [
      { 'containers.0.soc': true, 'containers.0.containerNos': 'CSQU3054383 CSQU3054383' },
      'containers.0.containerNos CONTAINER_NUMBER_TWICE',
    ],
    [
      { 'containers.0.soc': true, 'containers.0.containerNos': 'CSQU3054383' },
      'containers.0.containerNos CONTAINER_NUMBERS_MISSING',
    ],
    [
      {
        cargo: [
          { ...line, dg: acid },
          { ...line, dg: solid },
        ],
      },
      'cargo.1.stow SEGREGATION_WARN',
    ],
    [{ [`${dg}.dgClass`]: '5.2' }, `${dg}.dgClass QUOTED_BY_ENQUIRY`, { dgClasses: ['3', '5.2', '6.1'] }],
    [{}, `${dg}.dgClass SUBSIDIARY_NOT_PRICED`, { dgClasses: ['3', '8', '9'] }],
    [{ [`${dg}.dangerPackCertQty`]: '159' }, `${dg}.dangerPackCertQty CERTIFICATE_SHORT`],
    [{ [`${truck}.wanted`]: true, [`${truck}.dgVehicle`]: 'N' }, `${truck}.dgVehicle DANGEROUS_VEHICLE`],
    [{ settleType: 'MONTHLY' }, 'settleType MONTHLY_NOT_AGREED'],
    [{ currency: '2' }, 'currency SETTLEMENT_CURRENCY'],
    [{ receiptType: 'SD' }, 'services.truck.wanted TERM_NEEDS'],
    [{ receiptType: 'CFS' }, 'services.stuffing.wanted TERM_NEEDS'],
    [{ deliveryType: 'SD' }, 'services.destination.wanted TERM_NEEDS'],
    [{ deliveryType: 'CFS' }, 'deliveryType TERM_NOT_PRICED'],
    [{ receiptType: 'SD' }, 'receiptType TERM_NOT_PRICED', { termRates: { TRK: ['40HQ'] } }],
    [{ payTerm: 'COL' }, 'payTerm COLLECT_NOT_TAKEN', { collectAllowed: false }],
    [{ invoice: { ...methanolForm.invoice, wanted: true, taxpayerId: '123' } }, 'invoice.taxpayerId TAXPAYER_NUMBER'],
    [{ invoice: { ...methanolForm.invoice, wanted: true, bankAccount: '12' } }, 'invoice.bankAccount BANK_ACCOUNT'],
    [{ invoice: { ...methanolForm.invoice, wanted: true, bankName: '某某' } }, 'invoice.bankName BANK_NAME'],
    [{ documents: Array.from({ length: 11 }, () => line?.sds[0]) }, 'documents TOO_MANY_FILES'],
    [{}, 'priceId PRICE_EXPIRED', { validTo: fclContext.now - 1 }],
    [{}, 'priceId BOOKING_CLOSED', { cutOffs: cutOffsOf(fclContext.now, 'Asia/Shanghai', true) }],
  ];
  test.each(crossFieldCases.map(([changes, error, offer]) => ({ changes, error, offer })))(
    '$error',
    ({ changes, error, offer }) => {
      const form = Object.entries(changes).reduce((made, [path, value]) => replaceAt(made, path, value), methanolForm);
      expect(errorsIn(form, { ...fclContext, offer: { ...fclContext.offer!, ...offer } })).toContain(error);
    },
  );

  test('every error is expected by a test', () => {
    const sources = ['domain', 'features', 'server']
      .flatMap((folder) => filesBelow(root, [`tests/${folder}`]))
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'));
    const expected = new Set(sources.flatMap((source) => source.match(/\b[A-Z][A-Z_]+\b/g) ?? []));
    expect(bookingErrorCodes.filter((code) => !expected.has(code))).toEqual([]);
  });
});

const choicesAt = (path: string, form: FclForm, context: FclContext) => {
  const scope = form;
  return choicesOf(fieldAt(fclDescription, path)!.field, { value: readAt(form, path), scope, form, context, path });
};

test('[4.31] freight collect and monthly payment are offered to eligible customers, and stay if already selected', () => {
  const offer = { ...fclContext.offer!, collectAllowed: false };
  const without: FclContext = { ...fclContext, offer };
  const contracted: FclContext = { ...fclContext, isContractCustomer: true };
  expect(choicesAt('payTerm', methanolForm, fclContext)).toEqual(['PRE', 'COL']);
  expect(choicesAt('payTerm', methanolForm, without)).toEqual(['PRE']);
  expect(choicesAt('payTerm', { ...methanolForm, payTerm: 'COL' }, without)).toEqual(['PRE', 'COL']);
  expect(choicesAt('settleType', methanolForm, fclContext)).toEqual(['TICKET']);
  expect(choicesAt('settleType', methanolForm, contracted)).toEqual(['TICKET', 'MONTHLY']);
  const both = { ...methanolForm, payTerm: 'COL', settleType: 'MONTHLY' };
  expect(errorsIn(both, without)).toEqual(['payTerm COLLECT_NOT_TAKEN', 'settleType MONTHLY_NOT_AGREED']);
  expect(errorsIn(both, contracted)).toEqual([]);
});

test('[4.31] lines under one certificate share its quantity, lines under another have their own', () => {
  const [first] = methanolForm.cargo;
  const certified = (dangerPackCertNo: string, packages: string) => ({
    ...first!,
    packages,
    dg: { ...first!.dg, dangerPackCertNo, dangerPackCertQty: '160' },
  });
  const shortOf = (...cargo: (typeof first)[]) =>
    errorsIn({ ...methanolForm, cargo: cargo as FclForm['cargo'] }).filter((error) => error.includes('SHORT'));
  expect(shortOf(certified('A1', '160'), certified('A2', '160'))).toEqual([]);
  expect(shortOf(certified('', '160'), certified('', '160'))).toEqual([]);
  expect(shortOf(certified('A1', '100'), certified('A1', '60'))).toEqual([]);
  expect(shortOf(certified('A1', '100'), certified('A1', '61'))).toEqual([
    'cargo.0.dg.dangerPackCertQty CERTIFICATE_SHORT',
    'cargo.1.dg.dangerPackCertQty CERTIFICATE_SHORT',
  ]);
});

test('[4.31] goods under a controlled temperature are booked by an answered enquiry alone', () => {
  const form = replaceAt(methanolForm, 'cargo.0.dg.dgClass', '5.2');
  const context = { ...fclContext, offer: { ...fclContext.offer!, dgClasses: ['5.2', '6.1'] } };
  const isRequested = (one: FclForm) => errorsIn(one, context).includes('cargo.0.dg.dgClass QUOTED_BY_ENQUIRY');
  expect(isRequested(form)).toBe(true);
  expect(isRequested({ ...form, enquiryNo: 'ENQ26100700001', optionId: 'option-1' })).toBe(false);
});

test('[4.31] a self-reactive solid has no packing group and requires its temperatures', () => {
  const set = (form: FclForm, path: string, value: unknown) => setField(fclDescription, form, fclContext, path, value);
  const solid = set(methanolForm, 'cargo.0.dg.dgClass', '4.1');
  expect(solid.cargo[0]!.dg.packingGroup).toBe('II');
  const reactive = set(solid, 'cargo.0.dg.psnEn', 'SELF-REACTIVE SOLID TYPE D');
  expect(reactive.cargo[0]!.dg.packingGroup).toBe('');
  const unlisted = set(reactive, 'cargo.0.dg.unNo', '3226');
  const foundErrors = errorsIn(unlisted).filter((error) => error.endsWith('REQUIRED'));
  expect(foundErrors).toEqual(
    ['technicalName', 'controlTemp', 'emergencyTemp'].map((field) => `cargo.0.dg.${field} REQUIRED`),
  );
});

test('[4.31] the truck is one for dangerous goods as long as there are any', () => {
  const set = (form: FclForm, path: string, value: unknown) => setField(fclDescription, form, fclContext, path, value);
  const vehicle = (form: FclForm) => form.services.truck.dgVehicle;
  const wanted = set(methanolForm, 'services.truck.wanted', true);
  expect(vehicle(wanted)).toBe('Y');
  expect(quotePart(wanted)?.dgVehicle).toBe(true);
  const general = set(wanted, 'cargo.0.isDanger', false);
  expect(vehicle(general)).toBe('N');
  expect(quotePart(general)?.dgVehicle).toBe(false);
  expect(vehicle(set(general, 'cargo.0.isDanger', true))).toBe('Y');
  expect(vehicle(set(general, 'cargo', methanolForm.cargo))).toBe('Y');
  const chosen = set(general, 'services.truck.dgVehicle', 'Y');
  expect(quotePart(chosen)?.dgVehicle).toBe(true);
  expect(vehicle(set(chosen, 'cargo', general.cargo))).toBe('Y');
  expect(quotePart(set(chosen, 'services.truck.wanted', false))?.dgVehicle).toBe(false);
});

test('[4.31] a draft from before a field was there opens with the field blank', () => {
  const [line] = methanolForm.cargo;
  const { dangerPackCertQty: _, emergencyContractNo: __, ...dg } = line!.dg;
  const { dgVehicle: ___, ...truck } = methanolForm.services.truck;
  const old = { ...methanolForm, cargo: [{ ...line, dg }], services: { ...methanolForm.services, truck } };
  expect(safeParse(fclForm, old)).toMatchObject({ success: true, output: methanolForm });
});

test('[4.31] food shares no container with toxic or corrosive goods, and whether goods are food must be stated', () => {
  const [line] = methanolForm.cargo;
  const general = {
    ...line!,
    ...{ id: '2', isDanger: false, cargoNameCn: '大米', cargoNameEn: 'RICE', casNo: '', hsCode: '', sds: [] },
    ...{ packages: '10', grossWeight: '500', netWeight: '490', dg: blankFclForm.cargo[0]!.dg },
  };
  const beside = (more: Partial<typeof general>) =>
    errorsIn({ ...methanolForm, cargo: [line!, { ...general, ...more }] }).filter((one) => one.startsWith('cargo.1'));
  expect(beside({})).toEqual(['cargo.1.food REQUIRED']);
  expect(beside({ food: 'N' })).toEqual([]);
  expect(beside({ food: 'Y' })).toEqual(['cargo.1.stow SEGREGATION']);
  expect(beside({ food: 'Y', stow: 'B' })).toEqual([]);
  expect(beside({ food: 'N', hsCode: '1006302000' })).toEqual(['cargo.1.stow SEGREGATION']);
  expect(beside({ food: 'N', hsCode: '2207200000' })).toEqual([]);
});

test('[4.31] excepted quantities stay within the code of their class and packing group', () => {
  const [line] = methanolForm.cargo;
  const excepted = (inner: string, net: string, gross: string, more: Partial<FclForm['cargo'][number]['dg']> = {}) =>
    errorsIn({
      ...methanolForm,
      cargo: [
        {
          ...line!,
          ...{ packages: '100', netWeight: String(Number(net) * 100), grossWeight: String(Number(gross) * 100) },
          dg: {
            ...line!.dg,
            ...{ isExceptedQuantity: true, innerPackSize: inner, dgNetWeight: net, dgGrossWeight: gross, ...more },
          },
        },
      ],
    }).filter((one) => one.includes('dg.'));
  expect(excepted('0.03', '0.5', '0.7')).toEqual([]);
  expect(excepted('0.031', '0.5', '0.7')).toEqual(['cargo.0.dg.innerPackSize EXCEPTED_INNER']);
  expect(excepted('0.03', '0.501', '0.7')).toEqual(['cargo.0.dg.dgNetWeight EXCEPTED_OUTER']);
  const third = { unNo: '1223', subRisk1: '', packingGroup: 'III', psnEn: 'KEROSENE', flashPoint: '38' };
  expect(excepted('0.03', '1', '1.2', third)).toEqual([]);
  expect(excepted('0.03', '1.001', '1.2', third)).toEqual(['cargo.0.dg.dgNetWeight EXCEPTED_OUTER']);
  const toxic = { unNo: '1547', dgClass: '6.1', subRisk1: '', psnEn: 'ANILINE', flashPoint: '' };
  expect(excepted('0.002', '0.5', '0.7', toxic)).toContain('cargo.0.dg.innerPackSize EXCEPTED_INNER');
  expect(excepted('0.001', '0.5', '0.7', toxic)).not.toContain('cargo.0.dg.innerPackSize EXCEPTED_INNER');
});

test('[4.31] oversize cargo of open containers is not limited by the volume, cargo of closed ones is', () => {
  const offer = { ...fclContext.offer!, boxes: [{ ctnType: '20OT', limitKg: null }] };
  const open = (overDimensions: string, volume: string) =>
    errorsIn(
      {
        ...methanolForm,
        containers: [{ ...methanolForm.containers[0]!, ctnType: '20OT', overDimensions }],
        cargo: [{ ...methanolForm.cargo[0]!, volume }],
      },
      { ...fclContext, offer },
    );
  expect(open('', '65')).toEqual([]);
  expect(open('', '65.001')).toEqual(['cargo.0.volume OVER_VOLUME']);
  expect(open('高 40', '70')).toEqual([]);
});

test('[4.31] a term selects the service it needs, and is offered if it has a price', () => {
  const set = (form: FclForm, path: string, value: unknown) => setField(fclDescription, form, fclContext, path, value);
  const door = set(methanolForm, 'receiptType', 'SD');
  expect(door.services.truck).toMatchObject({ wanted: true, dgVehicle: 'Y' });
  expect(errorsIn(door)).toEqual(
    ['province', 'city', 'district', 'loadingAt', 'address'].map((field) => `services.truck.${field} REQUIRED`),
  );
  const station = set(methanolForm, 'receiptType', 'CFS');
  expect(errorsIn(station)).toEqual(['cargo.0.volume REQUIRED', 'services.stuffing.deliverDay REQUIRED']);
  const delivered = set(methanolForm, 'deliveryType', 'SD');
  expect(delivered.services.destination).toEqual({ wanted: true, kind: 'DELIVERY', address: '' });
  expect(errorsIn(delivered)).toEqual(['services.destination.address REQUIRED']);
  expect(quotePart(delivered)).toMatchObject({ deliveryType: 'SD', services: [] });
  const cleared = set(delivered, 'services.destination.kind', 'BOTH');
  expect(quotePart(cleared)?.services).toEqual(['destination']);
  expect(choicesAt('deliveryType', methanolForm, fclContext)).toEqual(['CY', 'SD']);
  expect(choicesAt('deliveryType', { ...methanolForm, deliveryType: 'CFS' }, fclContext)).toEqual(['CY', 'SD', 'CFS']);
  expect(choicesAt('currency', methanolForm, fclContext)).toEqual(['1']);
  const named = { ...methanolForm, enquiryNo: 'ENQ26100700001', optionId: 'option-1' };
  expect(choicesAt('deliveryType', named, fclContext)).toEqual(['CY', 'SD', 'CFS']);
  expect(errorsIn({ ...named, deliveryType: 'CFS', currency: '2' })).toEqual([]);
});

test('[4.31] a known number fills the block and the names, an unknown one leaves them', () => {
  const blank = replaceAt(blankFclForm, 'cargo.0.dg.unNo', '');
  const typed = setField(fclDescription, blank, fclContext, 'cargo.0.dg.unNo', 'UN1230');
  expect(typed.cargo[0]!.dg).toEqual({ ...blank.cargo[0]!.dg, unNo: 'UN1230' });
  const filled = replaceAt(typed, 'cargo.0', withEntry(typed.cargo[0]!, unEntryOf('1230')));
  expect(filled.cargo[0]).toMatchObject({
    cargoNameCn: '甲醇',
    cargoNameEn: 'METHANOL',
    casNo: '67-56-1',
    dg: { dgClass: '3', subRisk1: '6.1', packingGroup: 'II', psnEn: 'METHANOL' },
  });
  const unknown = setField(fclDescription, filled, fclContext, 'cargo.0.dg.unNo', '2999');
  expect(unknown.cargo[0]!.dg).toEqual({ ...filled.cargo[0]!.dg, unNo: '2999' });
});

test('[4.31] a line that is no longer dangerous loses its dangerous goods block', () => {
  const general = setField(fclDescription, methanolForm, fclContext, 'cargo.0.isDanger', false);
  expect(general.cargo[0]!.dg).toEqual(blankFclForm.cargo[0]!.dg);
  expect(errorsIn(general).filter((error) => error.includes('.dg.'))).toEqual([]);
});

test('incompatible goods are reported by container', () => {
  const second = copyOfLine(methanolForm.cargo, methanolForm.cargo[0]!);
  const peroxide = {
    ...second,
    sds: methanolForm.cargo[0]!.sds,
    dg: { ...second.dg, unNo: '2014', dgClass: '5.1', subRisk1: '8', psnEn: 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION' },
  };
  const crossFieldCases = { ...methanolForm, cargo: [...methanolForm.cargo, peroxide] };
  expect(errorsIn(crossFieldCases)).toContain('cargo.1.stow SEGREGATION');
  const apart = replaceAt(crossFieldCases, 'cargo.1.stow', 'B');
  expect(errorsIn(apart)).not.toContain('cargo.1.stow SEGREGATION');
  const oneBox = replaceAt(apart, 'containers.0.quantity', '1');
  expect(errorsIn(oneBox)).toContain('cargo.0.stow TOO_MANY_STOWS');
});

describe('the edge of a rule', () => {
  const only = (form: FclForm, code: string, offer: Partial<FclContext['offer']> = {}) =>
    errorsIn(form, { ...fclContext, offer: { ...fclContext.offer!, ...offer } }).filter((error) =>
      error.endsWith(code),
    );

  test('[4.31] a certificate that expires on the departure day is valid', () => {
    expect(only(withValue('cargo.0.dg.dangerPackCertExpire', '2026-10-30'), 'CERTIFICATE_EXPIRES')).toEqual([]);
    expect(only(withValue('cargo.0.dg.perfCertExpire', '2026-10-29'), 'CERTIFICATE_EXPIRES')).toEqual([]);
    expect(only(withValue('cargo.0.dg.perfCertExpire', '2026-10-28'), 'CERTIFICATE_EXPIRES')).toHaveLength(1);
  });

  test('[4.31] a carrier’s refusal applies to subsidiary classes too', () => {
    expect(only(methanolForm, 'CLASS_REFUSED')).toEqual([]);
    expect(only(methanolForm, 'CLASS_REFUSED', { refusedClasses: ['6.1'] })).toEqual([
      'cargo.0.dg.dgClass CLASS_REFUSED',
    ]);
    expect(only(methanolForm, 'CLASS_REFUSED', { refusedClasses: ['6.2'] })).toEqual([]);
  });

  test('[4.31] booking closes for dangerous goods before it does for general cargo', () => {
    const { cutOffs } = fclContext.offer!;
    const general = { ...methanolForm, cargo: [{ ...methanolForm.cargo[0]!, isDanger: false }] };
    const closed = (form: FclForm, isDanger: boolean, now: number) =>
      errorsIn(form, { ...fclContext, now, offer: { ...fclContext.offer!, isDanger } }).includes(
        'priceId BOOKING_CLOSED',
      );
    expect(closed(methanolForm, true, cutOffs.bookingCloseDg - 1)).toBe(false);
    expect(closed(methanolForm, true, cutOffs.bookingCloseDg)).toBe(true);
    expect(closed(methanolForm, false, cutOffs.bookingCloseDg)).toBe(true);
    expect(closed(general, true, cutOffs.bookingCloseDg)).toBe(true);
    expect(closed(general, false, cutOffs.bookingCloseGen - 1)).toBe(false);
    expect(closed(general, false, cutOffs.bookingCloseGen)).toBe(true);
  });

  test('[4.31] a subsidiary class must not be repeated', () => {
    const chlorine = { unNo: '1017', entry: unEntryOf('1017'), dgClass: '2.3', subRisk1: '8', packingGroup: '' };
    const dg = { ...methanolForm.cargo[0]!.dg, ...chlorine };
    const with2 = (subRisk2: string) =>
      replaceAt(replaceAt(methanolForm, 'cargo.0.dg', dg), 'cargo.0.dg.subRisk2', subRisk2);
    const path = 'cargo.0.dg.subRisk2';
    expect(only(with2('8'), 'SUBSIDIARY_EQUALS_MAIN')).toEqual([`${path} SUBSIDIARY_EQUALS_MAIN`]);
    expect(only(with2('2.3'), 'SUBSIDIARY_EQUALS_MAIN')).toEqual([`${path} SUBSIDIARY_EQUALS_MAIN`]);
    expect(only(with2('5.1'), 'SUBSIDIARY_EQUALS_MAIN')).toEqual([]);
    expect(only(with2(''), 'REQUIRED')).toContain(`${path} REQUIRED`);
  });

  test('[4.31] a flash point is high above sixty, not at it', () => {
    expect(
      ['60', '60.1'].map((flash) => only(withValue('cargo.0.dg.flashPoint', flash), 'FLASH_POINT_HIGH').length),
    ).toEqual([0, 1]);
  });

  test('[4.31] a refrigerated box is set between sixty below zero and thirty', () => {
    const boxes = [{ ctnType: '40RH', limitKg: null }];
    const at = (temperature: string) => ({
      ...methanolForm,
      containers: [{ ...methanolForm.containers[0]!, ctnType: '40RH', temperature }],
    });
    const foundErrors = ['-60', '30', '-60.1', '30.1', '0.05'].map((typed) =>
      errorsIn(at(typed), { ...fclContext, offer: { ...fclContext.offer!, boxes } })
        .filter((error) => error.includes('temperature'))
        .map((error) => error.split(' ')[1]),
    );
    expect(foundErrors).toEqual([[], [], ['TOO_SMALL'], ['TOO_LARGE'], ['TOO_MANY_DECIMALS']]);
  });
});

test('[4.31] a flat rack carries gross limit minus tare, and the total load is still checked', () => {
  const offer = { ...fclContext.offer!, boxes: [{ ctnType: '40FR', limitKg: 40_000 }] };
  const loaded = (weightPerCtn: string, grossWeight: string) =>
    errorsIn(
      {
        ...methanolForm,
        containers: [{ ...methanolForm.containers[0]!, ctnType: '40FR', quantity: '1', weightPerCtn }],
        cargo: [
          {
            ...methanolForm.cargo[0]!,
            packages: '1',
            grossWeight,
            netWeight: '900',
            dg: { ...methanolForm.cargo[0]!.dg, dgNetWeight: '900', dgGrossWeight: grossWeight },
          },
        ],
      },
      { ...fclContext, offer },
    );
  expect(loaded('47500', '47500')).toEqual(['containers.0.weightPerCtn OVER_LIMIT']);
  expect(loaded('47500.001', '47500')).toContain('containers.0.weightPerCtn OVER_PAYLOAD');
  expect(loaded('30000', '47500.001')).toContain('cargo.0.grossWeight OVER_PAYLOAD');
  expect(loaded('999', '999')).toContain('containers.0.weightPerCtn UNDER_ONE_TON');
});

test('[4.31] a hundred full boxes are one line of cargo, and a package may weigh grams', () => {
  const full = {
    ...methanolForm,
    containers: [{ ...methanolForm.containers[0]!, quantity: '100', weightPerCtn: '20000' }],
    cargo: [
      {
        ...methanolForm.cargo[0]!,
        packages: '10000',
        grossWeight: '2000000',
        netWeight: '1900000',
        volume: '2500',
        dg: { ...methanolForm.cargo[0]!.dg, dgNetWeight: '190', dgGrossWeight: '200' },
      },
    ],
  };
  expect(errorsIn(full)).toEqual([]);
  const small = { ...full.cargo[0]!, packages: '100000', netWeight: '3000', grossWeight: '4000' };
  const grams = { ...small, dg: { ...small.dg, dgNetWeight: '0.03', dgGrossWeight: '0.04' } };
  expect(errorsIn({ ...full, cargo: [grams] })).toEqual(['cargo.0.grossWeight WEIGHTS_DIFFER']);
  expect(errorsIn(replaceAt(full, 'cargo.0.dg.dgNetWeight', '0'))).toContain('cargo.0.dg.dgNetWeight TOO_SMALL');
});

test('[4.31] the Chinese sheet is required with the order, the English one may follow', () => {
  const [sheet] = methanolForm.cargo[0]!.sds;
  const withSheets = (...languages: ('' | 'CN' | 'EN')[]) =>
    errorsIn(
      withValue(
        'cargo.0.sds',
        languages.map((language) => ({ ...sheet!, language })),
      ),
    );
  expect(withSheets()).toEqual(['cargo.0.sds REQUIRED']);
  expect(withSheets('EN')).toEqual(['cargo.0.sds SDS_CHINESE']);
  expect(withSheets('')).toEqual([]);
  expect(withSheets('EN', 'CN')).toEqual([]);
});

test('[4.31] parties are named later unless NOW is selected, which requires shipper and consignee', () => {
  const set = (form: FclForm, path: string, value: unknown) => setField(fclDescription, form, fclContext, path, value);
  expect(blankFclForm.parties).toBe('LATER');
  expect(errorsIn(methanolForm)).toEqual([]);
  const now = set(methanolForm, 'parties', 'NOW');
  expect(errorsIn(now)).toEqual(['shipper.companyNameEn REQUIRED', 'consignee.companyNameEn REQUIRED']);
  expect(errorsIn(set(now, 'toOrder', true))).toEqual([
    'shipper.companyNameEn REQUIRED',
    'notify.companyNameEn REQUIRED',
  ]);
  const named = set(set(now, 'shipper.companyNameEn', 'NINGBO CHEM'), 'consignee.companyNameEn', 'ROTTERDAM CHEM');
  expect(errorsIn(named)).toEqual([]);
  expect(set(named, 'parties', 'LATER')).toEqual(methanolForm);
});

test('[4.31] an order without the choice has its parties checked, and counts as NOW if any is named', () => {
  const { parties: _, ...older } = replaceAt(methanolForm, 'shipper.countryCode', 'ZZ');
  const read = safeParse(fclForm, older);
  expect(read.success).toBe(true);
  const form = read.output as FclForm;
  expect(errorsIn(form)).toEqual(['shipper.companyNameEn REQUIRED', 'shipper.countryCode COUNTRY_CODE']);
  expect(withPartiesChoice(form).parties).toBe('NOW');
  expect(withPartiesChoice(methanolForm)).toBe(methanolForm);
});

describe('[4.31] weights of a container and a package', () => {
  const fill = (form: FclForm, values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).reduce(
      (filled, [path, value]) => setField(fclDescription, filled, fclContext, path, value),
      form,
    );
  const asked: FclForm = {
    ...blankFclForm,
    containers: [{ ...blankContainer, quantity: '2' }],
    cargo: [blankCargo],
  };
  const boxes = ({ containers }: FclForm) => containers.map(({ weightPerCtn }) => weightPerCtn);
  const packages = ({ cargo }: FclForm) => cargo.map(({ dg }) => [dg.dgGrossWeight, dg.dgNetWeight, dg.outerPackCode]);
  const goods = {
    'cargo.0.packageType': '1A1',
    'cargo.0.packages': '160',
    'cargo.0.grossWeight': '30,400',
    'cargo.0.netWeight': '25600',
  };

  test('follows from the totals and counts, rounded up to the gram, and the UN packaging from the kind of package', () => {
    const filled = fill(asked, goods);
    expect(boxes(filled)).toEqual(['15200']);
    expect(packages(filled)).toEqual([['190', '160', '1A1']]);
    const three = fill(filled, { 'containers.0.quantity': '3', 'cargo.0.packages': '170' });
    expect(boxes(three)).toEqual(['10133.334']);
    expect(packages(three)).toEqual([['178.824', '150.589', '1A1']]);
    expect(packages(fill(three, { 'cargo.0.packageType': '4G' }))[0]?.[2]).toBe('4G');
    expect(boxes(fill(three, { 'cargo.0.grossWeight': '' }))).toEqual(['']);
  });

  test('stay as typed, and are derived again when cleared', () => {
    const uneven = fill(fill(asked, goods), {
      'containers.0.weightPerCtn': '16000',
      'cargo.0.dg.dgGrossWeight': '191',
      'cargo.0.grossWeight': '31000',
      'cargo.0.netWeight': '25920',
    });
    expect(boxes(uneven)).toEqual(['16000']);
    expect(packages(uneven)).toEqual([['191', '162', '1A1']]);
    const emptied = fill(uneven, { 'containers.0.weightPerCtn': '', 'cargo.0.grossWeight': '31200' });
    expect(boxes(emptied)).toEqual(['15600']);
  });

  test('is that of every line and every box: pasted, added, taken away, dangerous or not', () => {
    const filled = fill(asked, goods);
    const line = { ...filled.cargo[0]!, id: '2', dg: blankDangerous, packages: '40', grossWeight: '7600' };
    const two = fill(filled, { cargo: [...filled.cargo, line] });
    expect(boxes(two)).toEqual(['19000']);
    expect(packages(two)).toEqual([
      ['190', '160', '1A1'],
      ['190', '640', '1A1'],
    ]);
    expect(boxes(fill(two, { containers: [...two.containers, newContainer(two.containers, '40HQ')] }))).toEqual([
      '12666.667',
      '12666.667',
    ]);
    expect(boxes(fill(two, { cargo: [two.cargo[1]] }))).toEqual(['3800']);
    const general = fill(two, { 'cargo.1.isDanger': false });
    expect(packages(general)[1]).toEqual(['', '', '']);
    expect(packages(fill(general, { 'cargo.1.isDanger': true }))[1]).toEqual(['190', '640', '1A1']);
  });

  test('the UN packaging is required only when the package type does not determine it', () => {
    const missing = (values: Readonly<Record<string, unknown>>) =>
      errorsIn(fill(methanolForm, values)).filter((error) => error.includes('outerPackCode'));
    expect(missing({ 'cargo.0.packageType': '1A2' })).toEqual([]);
    expect(missing({ 'cargo.0.packageType': 'PLT' })).toEqual(['cargo.0.dg.outerPackCode REQUIRED']);
    expect(missing({ 'cargo.0.packageType': 'PLT', 'cargo.0.dg.outerPackCode': '1A1' })).toEqual([]);
    expect(errorsIn(replaceAt(methanolForm, 'cargo.0.dg.outerPackCode', ''))).toContain(
      'cargo.0.dg.outerPackCode REQUIRED',
    );
  });
});

test('[4.31] any name of an entry that has several is the listed one', () => {
  const named = (unNo: string, psnEn: string) =>
    errorsIn(
      formWith(methanolForm, {
        ...{ 'cargo.0.dg.unNo': unNo, 'cargo.0.dg.entry': unEntryOf(unNo), 'cargo.0.dg.psnEn': psnEn },
      }),
    ).filter((error) => error.endsWith('NAME_DIFFERS'));
  expect(named('1263', 'PAINT')).toEqual([]);
  expect(named('1263', 'paint related material')).toEqual([]);
  expect(named('1203', 'GASOLINE')).toEqual([]);
  expect(named('1202', 'DIESEL FUEL')).toEqual([]);
  expect(named('1170', 'ETHANOL')).toEqual([]);
  expect(named('1263', 'ADHESIVES')).toHaveLength(1);
});

test('[4.31] batteries have no limited quantity', () => {
  const battery = { unNo: '3480', entry: unEntryOf('3480'), dgClass: '9', subRisk1: '', packingGroup: '' };
  const dg = { ...methanolForm.cargo[0]!.dg, ...battery };
  const limited = { ...methanolForm, cargo: [{ ...methanolForm.cargo[0]!, dg: { ...dg, isLimitedQuantity: true } }] };
  expect(errorsIn(limited)).toContain('cargo.0.dg.isLimitedQuantity LIMITED_NOT_ALLOWED');
});

test('[4.31] any field content leads to an error, never to an exception', () => {
  const [line] = methanolForm.cargo;
  const two = { ...methanolForm, cargo: [line!, { ...line!, dg: { ...line!.dg, unNo: '1263' } }] };
  const strange = replaceAt(two, 'cargo.0.dg.subRisk1', 'zz');
  expect(errorsIn(strange)).toContain('cargo.0.dg.subRisk1 NOT_A_CHOICE');
  const paths = fclDescription.sections.flatMap(({ at, fields }) =>
    Object.keys(fields).map((key) => joinPath(at, key).replaceAll('*', '0')),
  );
  for (const path of paths.filter((one) => typeof readAt(two, one) === 'string')) {
    for (const text of ['zz', '9'.repeat(200), '2026-99-99T99:99'])
      expect(
        () => errorsOf(fclDescription, tidy(fclDescription, replaceAt(two, path, text)), fclContext),
        path,
      ).not.toThrow();
  }
}, 30_000);

test('a form is normalised: half-width digits, no separators, codes in capitals', () => {
  const typed = ['cargo.0.grossWeight', '３０，４００', 'cargo.0.dg.unNo', 'un 1230', 'contactPhone', '138 0013 8001'];
  let form = methanolForm;
  for (let at = 0; at < typed.length; at += 2) form = replaceAt(form, typed[at]!, typed[at + 1]!);
  expect(tidy(fclDescription, form)).toEqual(methanolForm);
});

test('a container type is offered once, even if the price lists it too', () => {
  const offered = boxTypes({ context: fclContext });
  expect(offered).toEqual(expect.arrayContaining(fclContext.offer?.boxes.map(({ ctnType }) => ctnType) ?? []));
  expect(offered.filter((type, index) => offered.indexOf(type) !== index)).toEqual([]);
});
