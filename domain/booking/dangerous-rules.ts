import { isFoodTariff } from '../cargo/food.ts';
import { needsTemperature } from '../dangerous-goods/control-temperature.ts';
import { isEmsNumber, isListedRange, markCovers, readUnMark, readUnNumber } from '../dangerous-goods/numbers.ts';
import { flammablePackingGroup } from '../dangerous-goods/packing-group.ts';
import { revisionStatus } from '../dangerous-goods/paper-readiness.ts';
import { classesOfRows, subsidiariesOfRows } from '../dangerous-goods/un-list/entry.ts';
import { compare, decimalText, multiply, parseDecimal, subtract, sum } from '../decimal.ts';
import type { Rule, RuleError, RuleInput } from '../form/field.ts';
import { LIMITED_PACKAGE_KG } from '../limits.ts';
import { segregationGroups } from '../reference/segregation-groups.ts';
import { startOfDay } from '../schedule/day.ts';
import { cleanText } from '../text.ts';
import type { DangerousBlock, FileRef, GoodsLine } from './goods-line.ts';
import {
  exceptedOf,
  goodsOf,
  innerLimitOf,
  isQuantityInDoubt,
  listedEntry,
  listedRows,
  mayHavePackingGroup,
} from './un-fill.ts';

/** Each rule declares the parts of form and facts it reads, so that any service with those parts can use it. */
type BlockRule<Form = unknown, Facts = unknown> = Rule<Form, DangerousBlock, Facts>;
type LineRule<Facts = unknown> = Rule<unknown, GoodsLine, Facts>;
type BlockSpot = RuleInput<unknown, DangerousBlock, unknown>;

interface StowedLine extends GoodsLine {
  /** Lines with the same letter share a container; without letters all lines do. */
  stow?: string;
}

const numberOf = (text: string) => {
  const plain = cleanText(text).replaceAll(',', '');
  return parseDecimal(plain);
};

function isAbove(left: string, right: string): boolean {
  const [a, b] = [numberOf(left), numberOf(right)];
  return a !== null && b !== null && compare(a, b) > 0;
}

export const unNumber: BlockRule = ({ scope }) => {
  const unNo = readUnNumber(scope.unNo);
  if (unNo === null) return { code: 'UN_NUMBER' };
  return isListedRange(unNo) ? null : { code: 'UN_RANGE', level: 'WARN' };
};

/** Alternative names of an entry, without additions: GAS OIL or DIESEL FUEL or HEATING OIL, LIGHT. */
const namesOf = (listed: string): string[] =>
  listed.split(/\s*\/\s*|\s+or\s+/).map((name) => name.replace(/(?:,\s|\s+\().*$/, ''));

export const listedName: BlockRule = ({ scope }) => {
  const entry = listedEntry(scope);
  if (entry === null) return null;
  const typed = scope.psnEn.toUpperCase();
  const names = entry.rows.flatMap((row) => namesOf(row.nameEn));
  return names.some((name) => typed.includes(name.toUpperCase()))
    ? null
    : { code: 'NAME_DIFFERS', values: { listed: entry.nameEn }, level: 'WARN' };
};

export const listedClass: BlockRule = ({ scope }) => {
  const entry = listedEntry(scope);
  return entry !== null && !classesOfRows(entry).includes(scope.dgClass)
    ? { code: 'CLASS_DIFFERS', values: { listed: classesOfRows(entry).join('、') }, level: 'WARN' }
    : null;
};

/** Temperature-controlled goods need a quote from an operator, so only an answered enquiry can book them. */
export const pricedOnline: BlockRule<{ enquiryNo: string }> = ({ scope, form }) =>
  form.enquiryNo === '' && needsTemperature(scope) ? { code: 'QUOTED_BY_ENQUIRY' } : null;

export const hasListedSubsidiary =
  (index: number) =>
  ({ scope }: BlockSpot): boolean =>
    listedRows(scope).length > 0 && listedRows(scope).every((row) => (row.subsidiaryClasses ?? []).length > index);

export const subsidiary =
  (index: number): BlockRule =>
  ({ value, scope }) => {
    if (value === scope.dgClass) return { code: 'SUBSIDIARY_EQUALS_MAIN' };
    if (index === 1 && value === scope.subRisk1) return { code: 'SUBSIDIARY_EQUALS_MAIN' };
    if (listedEntry(scope) === null) return null;
    const rows = listedRows(scope);
    const listed = subsidiariesOfRows(rows);
    if (listed.includes(String(value)) || rows.some((row) => row.subsidiaryClasses === null)) return null;
    return { code: 'SUBSIDIARY_DIFFERS', values: { listed: listed.join('、') || '无' }, level: 'WARN' };
  };

export const listedGroup: BlockRule = ({ value, scope }) => {
  if (!mayHavePackingGroup(scope)) return { code: 'GROUP_NOT_LISTED', values: { listed: '无' } };
  const groups: readonly string[] | undefined = listedEntry(scope)?.packingGroups;
  if (groups === undefined || groups.length === 0 || groups.includes(String(value))) return null;
  return { code: 'GROUP_NOT_LISTED', values: { listed: groups.join('、') } };
};

const groupCodes: readonly unknown[] = segregationGroups.map(({ code }) => code);

export const knownGroups: BlockRule = ({ value }) =>
  (value as readonly unknown[]).every((one) => groupCodes.includes(one)) ? null : { code: 'NOT_A_CHOICE' };

/** Only warns, because the safety data sheet overrides the list. */
export const flashPoint: BlockRule = ({ scope }) => {
  const celsius = numberOf(scope.flashPoint);
  if (celsius === null) return null;
  if (compare(celsius, 60) > 0) return { code: 'FLASH_POINT_HIGH', level: 'WARN' };
  if (scope.dgClass !== '3' || scope.subRisk1 !== '' || scope.packingGroup === '' || scope.packingGroup === 'I')
    return null;
  const group = flammablePackingGroup(celsius, 100);
  return group !== scope.packingGroup ? { code: 'FLASH_POINT_GROUP', values: { group }, level: 'WARN' } : null;
};

export const exceptedAllowed: BlockRule = ({ scope }) => {
  if (scope.isLimitedQuantity) return { code: 'QUANTITIES_EXCLUDE' };
  if (isQuantityInDoubt(scope, 'exceptedQuantity')) return { code: 'EXCEPTED_IN_DOUBT' };
  return exceptedOf(scope) === null ? { code: 'EXCEPTED_NOT_ALLOWED' } : null;
};

const thousandth = (grams: number): string => decimalText({ units: BigInt(grams), scale: 3 });

export const exceptedInner: BlockRule = ({ scope }) => {
  const excepted = scope.isExceptedQuantity ? exceptedOf(scope) : null;
  return excepted !== null && isAbove(scope.innerPackSize, thousandth(excepted.inner))
    ? { code: 'EXCEPTED_INNER', values: { code: excepted.code, limit: String(excepted.inner) } }
    : null;
};

export const exceptedOuter: BlockRule = ({ scope }) => {
  const excepted = scope.isExceptedQuantity ? exceptedOf(scope) : null;
  return excepted !== null && isAbove(scope.dgNetWeight, thousandth(excepted.outer))
    ? { code: 'EXCEPTED_OUTER', values: { code: excepted.code, limit: String(excepted.outer) } }
    : null;
};

export const limitedAllowed: BlockRule = ({ scope }) => {
  if (scope.isExceptedQuantity) return { code: 'QUANTITIES_EXCLUDE' };
  if (isQuantityInDoubt(scope, 'limitedQuantity')) return { code: 'LIMITED_IN_DOUBT' };
  return innerLimitOf(scope) === null ? { code: 'LIMITED_NOT_ALLOWED' } : null;
};

export const limitedInner: BlockRule = ({ scope }) => {
  const limit = scope.isLimitedQuantity ? innerLimitOf(scope) : null;
  return limit !== null && isAbove(scope.innerPackSize, limit) ? { code: 'LIMITED_INNER', values: { limit } } : null;
};

export const limitedPackage: BlockRule = ({ scope }) =>
  scope.isLimitedQuantity && isAbove(scope.dgGrossWeight, String(LIMITED_PACKAGE_KG))
    ? { code: 'LIMITED_PACKAGE', values: { limit: String(LIMITED_PACKAGE_KG) } }
    : null;

export const emergencyAbove: BlockRule = ({ scope }) =>
  isAbove(scope.emergencyTemp, scope.controlTemp) ? null : { code: 'EMERGENCY_NOT_ABOVE' };

export const emsNumber: BlockRule = ({ scope }) =>
  isEmsNumber(cleanText(scope.emsNo).toUpperCase()) ? null : { code: 'EMS_NUMBER' };

export const unMark: BlockRule = ({ scope }) => {
  const mark = readUnMark(cleanText(scope.unMark));
  if (mark === null) return { code: 'UN_MARK' };
  const group = scope.packingGroup;
  if ((group === 'I' || group === 'II' || group === 'III') && !markCovers(mark.grade, group))
    return { code: 'UN_MARK_GRADE', values: { grade: mark.grade, group } };
  return scope.outerPackCode !== '' && mark.packageCode !== scope.outerPackCode
    ? { code: 'UN_MARK_CODE', values: { mark: mark.packageCode, code: scope.outerPackCode }, level: 'WARN' }
    : null;
};

export const packageNetWithinGross: BlockRule = ({ scope }) =>
  isAbove(scope.dgNetWeight, scope.dgGrossWeight) ? { code: 'NET_ABOVE_GROSS' } : null;

export const netWithinGross: LineRule = ({ scope }) =>
  isAbove(scope.netWeight, scope.grossWeight) ? { code: 'NET_ABOVE_GROSS' } : null;

/** Tolerance for scales and pallets; container masses may deviate as much. */
const WEIGHT_TOLERANCE_PERCENT = 5;

/** Total by packages when it contradicts the line's total; null when it agrees or is unknown. */
function packagesUnlike(total: string, packages: string, each: string): string | null {
  const [whole, count, one] = [numberOf(total), numberOf(packages), numberOf(each)];
  if (whole === null || count === null || one === null) return null;
  const packagesTotal = multiply(count, one);
  const tolerated = multiply(packagesTotal, WEIGHT_TOLERANCE_PERCENT);
  const isFar = [subtract(whole, packagesTotal), subtract(packagesTotal, whole)].some(
    (apart) => compare(multiply(apart, 100), tolerated) > 0,
  );
  return isFar ? decimalText(packagesTotal) : null;
}

const agrees =
  (code: 'GROSS_PACKAGES' | 'NET_PACKAGES', each: 'dgGrossWeight' | 'dgNetWeight'): LineRule =>
  ({ value, scope: { isDanger, packages, dg } }) => {
    const packagesTotal = isDanger ? packagesUnlike(String(value), packages, dg[each]) : null;
    return packagesTotal === null ? null : { code, values: { packages, each: dg[each], total: packagesTotal } };
  };

export const grossOfPackages = agrees('GROSS_PACKAGES', 'dgGrossWeight');
export const netOfPackages = agrees('NET_PACKAGES', 'dgNetWeight');

const TAINTING = ['2.3', '6.1', '8'];

/** General cargo without a telling tariff code, in a container with goods that must not travel beside food. */
export const isFoodShown = ({
  scope,
  form,
}: RuleInput<{ cargo: readonly StowedLine[] }, StowedLine, unknown>): boolean =>
  !scope.isDanger &&
  !isFoodTariff(scope.hsCode) &&
  form.cargo.some((line) => line.stow === scope.stow && goodsOf(line).classes.some((one) => TAINTING.includes(one)));

/** yyyy-MM-dd from the price or the form; null when unknown. */
export type DayOf<Form, Context> = (context: Context, form: Form) => string | null;

/** Requires a dated document to be valid until the service's day. */
export const holdsUntil =
  <Form, Context>(lastDay: DayOf<Form, Context>): Rule<Form, unknown, Context> =>
  ({ value, context, form }) => {
    const day = lastDay(context, form);
    return day !== null && String(value) < day ? { code: 'CERTIFICATE_EXPIRES', values: { day } } : null;
  };

/** Lines under one certificate share its quantity. */
export const certificateCovers: BlockRule<{ cargo: readonly GoodsLine[] }> = ({ scope, form: { cargo } }) => {
  const { dangerPackCertNo: number, dangerPackCertQty } = scope;
  const covered = cargo.filter(
    ({ isDanger, dg }) => isDanger && (dg === scope || (number !== '' && dg.dangerPackCertNo === number)),
  );
  const shipped = decimalText(sum(covered.map(({ packages }) => numberOf(packages) ?? 0)));
  return isAbove(shipped, dangerPackCertQty) ? { code: 'CERTIFICATE_SHORT', values: { shipped } } : null;
};

/** A non-dangerous report must have a date and be valid until the given day. */
export const reportHolds =
  <Form, Context>(lastDay: DayOf<Form, Context>): Rule<Form, GoodsLine, Context> =>
  ({ value, context, form }) => {
    const files = value as readonly FileRef[];
    const undated = files.find(({ day }) => day === '');
    if (undated !== undefined) return { code: 'REPORT_UNDATED', values: { name: undated.name } };
    const day = lastDay(context, form);
    return day !== null && files.every((file) => file.day < day)
      ? { code: 'CERTIFICATE_EXPIRES', values: { day } }
      : null;
  };

/**
 * The Chinese sheet is required with the order, the English one may follow; an unspecified language counts as Chinese.
 */
export const sheetInChinese: LineRule = ({ value }) =>
  (value as readonly FileRef[]).every(({ language }) => language === 'EN') ? { code: 'SDS_CHINESE' } : null;

/** Over five years blocks, over three warns; a missing date is an error. */
export const sheetAge: LineRule<{ now: number }> = ({ value, context: { now } }) => {
  let error: RuleError | null = null;
  for (const { day, name } of value as readonly FileRef[]) {
    if (day === '') {
      error ??= { code: 'SDS_UNDATED', values: { name }, level: 'WARN' };
      continue;
    }
    const status = revisionStatus(startOfDay(day), now);
    if (status === 'REVISION_BLOCKED') return { code: 'SDS_TOO_OLD', values: { name } };
    if (status === 'REVISION_OLD') error = { code: 'SDS_OLD', values: { name }, level: 'WARN' };
  }
  return error;
};
