import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { fclForm, fclQuotePart } from '#contract/fields-booking.ts';
import { check, setField, tidy } from '#domain/booking/check.ts';
import { copyOfCargo } from '#domain/booking/fcl-cargo.ts';
import { fclDescription } from '#domain/booking/fcl-fields.ts';
import { blankFclForm, type FclForm } from '#domain/booking/fcl-form.ts';
import { fclQuotePart as quotePart } from '#domain/booking/fcl-quote.ts';
import { faultCodes } from '#domain/booking/field.ts';
import { joinPath, readAt, replaceAt } from '#domain/booking/path.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { faultText } from '#src/ui/copy/booking/faults.ts';
import { fieldLabel, fieldWords } from '#src/ui/copy/booking/fields.ts';

const faultsOf = (form: FclForm, context = fclContext) =>
  check(fclDescription, form, context).map(({ path, code }) => `${path} ${code}`);
const withValue = (path: string, value: unknown) => replaceAt(methanolForm, path, value);

test('[4.31] a complete order has no fault, and travels as it is', () => {
  expect(faultsOf(methanolForm)).toEqual([]);
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
  const unused = Object.keys(fieldWords).filter((path) => !known.has(path));
  expect(unused).toEqual(['priceId', 'containers', 'cargo']);
});

test('each fault has words that a person can act on', () => {
  for (const code of faultCodes) {
    const words = faultText({ path: 'cargo.0.grossWeight', code, values: {} });
    expect(words.length, code).toBeGreaterThan(4);
    expect(words).toMatch(/\p{Script=Han}/u);
  }
});

describe('what is refused', () => {
  const rows: [path: string, value: unknown, fault: string][] = [
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
    ['cargo.0.grossWeight', '60000', 'cargo.0.grossWeight OVER_PAYLOAD'],
    ['cargo.0.grossWeight', '20000', 'cargo.0.grossWeight WEIGHTS_DIFFER'],
    ['cargo.0.sds', [], 'cargo.0.sds REQUIRED'],
    ['cargo.0.sds.0.day', '2021-01-01', 'cargo.0.sds SDS_TOO_OLD'],
    ['cargo.0.sds.0.day', '2023-01-01', 'cargo.0.sds SDS_OLD'],
    ['cargo.0.dg.unNo', '12', 'cargo.0.dg.unNo UN_NUMBER'],
    ['cargo.0.dg.unNo', '2999', 'cargo.0.dg.unNo UN_UNKNOWN'],
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
  test.each(rows)('%s = %j: %s', (path, value, fault) => {
    expect(faultsOf(withValue(path, value))).toContain(fault);
  });
});

test('[4.31] a known number fills the block and the names, an unknown one leaves them', () => {
  const blank = replaceAt(blankFclForm, 'cargo.0.dg.unNo', '');
  const filled = setField(fclDescription, blank, fclContext, 'cargo.0.dg.unNo', 'UN1230');
  expect(filled.cargo[0]).toMatchObject({
    cargoNameCn: '甲醇',
    cargoNameEn: 'METHANOL',
    casNo: '67-56-1',
    dg: { dgClass: '3', subRisk1: '6.1', packingGroup: 'II', psnEn: 'METHANOL' },
  });
  const unknown = setField(fclDescription, filled, fclContext, 'cargo.0.dg.unNo', '2999');
  expect(unknown.cargo[0]!.dg).toEqual({ ...filled.cargo[0]!.dg, unNo: '2999' });
});

test('[4.31] a line that is no longer dangerous keeps nothing of the block', () => {
  const general = setField(fclDescription, methanolForm, fclContext, 'cargo.0.isDanger', false);
  expect(general.cargo[0]!.dg).toEqual(blankFclForm.cargo[0]!.dg);
  expect(faultsOf(general).filter((fault) => fault.includes('.dg.'))).toEqual([]);
});

test('goods that must not meet are told apart by box', () => {
  const second = copyOfCargo(methanolForm.cargo, methanolForm.cargo[0]!);
  const peroxide = {
    ...second,
    sds: methanolForm.cargo[0]!.sds,
    dg: { ...second.dg, unNo: '2014', dgClass: '5.1', subRisk1: '8', psnEn: 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION' },
  };
  const together = { ...methanolForm, cargo: [...methanolForm.cargo, peroxide] };
  expect(faultsOf(together)).toContain('cargo.1.stow SEGREGATION');
  const apart = replaceAt(together, 'cargo.1.stow', 'B');
  expect(faultsOf(apart)).not.toContain('cargo.1.stow SEGREGATION');
  const oneBox = replaceAt(apart, 'containers.0.quantity', '1');
  expect(faultsOf(oneBox)).toContain('cargo.0.stow TOO_MANY_STOWS');
});

test('a form is tidied as it is meant: half-width digits, no separators, letters of a code', () => {
  const typed = ['cargo.0.grossWeight', '３０，４００', 'cargo.0.dg.unNo', 'un 1230', 'contactPhone', '138 0013 8001'];
  let form = methanolForm;
  for (let at = 0; at < typed.length; at += 2) form = replaceAt(form, typed[at]!, typed[at + 1]!);
  expect(tidy(fclDescription, form)).toEqual(methanolForm);
});
