import { isFoodTariff } from '../cargo/food.ts';
import { type ExceptedQuantity, typicalExceptedQuantity } from '../dangerous-goods/excepted-quantity.ts';
import { isPollutantLocked } from '../dangerous-goods/labels.ts';
import { typicalInnerLimit } from '../dangerous-goods/limited-quantity.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { hasPackingGroup } from '../dangerous-goods/packing-group.ts';
import type { Goods } from '../dangerous-goods/segregation.ts';
import { isKnownClass } from '../dangerous-goods/segregation-value.ts';
import { parseDecimal } from '../decimal.ts';
import { casNumbers } from '../reference/cas-numbers.ts';
import { segregationGroups } from '../reference/segregation-groups.ts';
import { type UnEntry, unEntries } from '../reference/un-entries.ts';
import type { DangerousBlock, GoodsLine } from './goods-line.ts';

const byNumber = new Map<string, UnEntry>(unEntries.map((row) => [row.unNo, row]));

export function unRowOf(typed: string): UnEntry | null {
  const unNo = readUnNumber(typed);
  return unNo === null ? null : (byNumber.get(unNo) ?? null);
}

/** Always environmentally hazardous, however the number is typed. */
export function isPollutantNumber(typed: string): boolean {
  const unNo = readUnNumber(typed);
  return unNo !== null && isPollutantLocked(unNo);
}

const AEROSOLS = '1950';
const isAerosol = (typed: string): boolean => readUnNumber(typed) === AEROSOLS;

/** What a known number fills in; an unknown one leaves everything as it was typed. */
export function fillFromNumber(typed: string): Partial<DangerousBlock> {
  const row = unRowOf(typed);
  if (row === null) return {};
  return {
    psnEn: row.nameEn,
    psnCn: row.nameCn,
    dgClass: row.mainClass,
    subRisk1: row.subsidiaryClasses[0] ?? '',
    subRisk2: row.subsidiaryClasses[1] ?? '',
    packingGroup: row.packingGroups.length === 1 ? row.packingGroups[0]! : '',
    flashPoint: row.flashPoint !== null && parseDecimal(row.flashPoint) !== null ? row.flashPoint : '',
    isMarinePollutant: row.marinePollutant || isPollutantLocked(row.unNo),
    isLimitedQuantity: false,
    isExceptedQuantity: false,
    segregationGroups: segregationGroups.filter(({ unNos }) => unNos.includes(row.unNo)).map(({ code }) => code),
  };
}

/** The number of a substance; null where a CAS number is none of the table, or stands in more than one of its rows. */
export function unNoOfCas(casNo: string): string | null {
  const rows = Object.entries(casNumbers).filter(([, numbers]) => numbers.includes(casNo));
  return rows.length === 1 ? rows[0]![0] : null;
}

/** The names of the cargo follow the number where nobody wrote others. */
export function fillNames(line: GoodsLine, typed: string): Partial<GoodsLine> {
  const row = unRowOf(typed);
  if (row === null) return {};
  const cas = casNumbers[row.unNo as keyof typeof casNumbers];
  return {
    ...(line.cargoNameCn === '' ? { cargoNameCn: row.nameCn } : {}),
    ...(line.cargoNameEn === '' ? { cargoNameEn: row.nameEn } : {}),
    ...(line.casNo === '' && cas?.length === 1 ? { casNo: cas[0]! } : {}),
  };
}

/** Largest inner pack of a limited quantity; null where there is none. */
export function innerLimitOf({ unNo, dgClass, packingGroup }: DangerousBlock): string | null {
  return typicalInnerLimit(dgClass, packingGroup === '' ? null : packingGroup, isAerosol(unNo));
}

/** The excepted quantity of the goods as they are declared; null where there is none. */
export function exceptedOf({
  unNo,
  dgClass,
  subRisk1,
  subRisk2,
  packingGroup,
}: DangerousBlock): ExceptedQuantity | null {
  const subsidiaryClasses = [subRisk1, subRisk2].filter((one) => one !== '');
  const group = packingGroup === 'I' || packingGroup === 'II' || packingGroup === 'III' ? packingGroup : null;
  return isAerosol(unNo) ? null : typicalExceptedQuantity({ mainClass: dgClass, subsidiaryClasses }, group);
}

type Named = Pick<DangerousBlock, 'dgClass' | 'psnEn'>;

const isSelfReactive = ({ dgClass, psnEn }: Named): boolean => dgClass === '4.1' && /SELF-REACTIVE/i.test(psnEn);

export const mayHavePackingGroup = (dg: Named): boolean =>
  dg.dgClass !== '' && hasPackingGroup(dg.dgClass) && !isSelfReactive(dg);

export const needsPackingGroup = (dg: Named): boolean =>
  mayHavePackingGroup(dg) && ['3', '4.1', '4.2', '4.3', '5.1', '6.1', '8'].includes(dg.dgClass);

/** Organic peroxides and self-reactive goods travel under a controlled temperature. */
export const needsTemperature = (dg: Named): boolean =>
  dg.dgClass === '5.2' || isSelfReactive(dg) || (dg.dgClass === '4.1' && /POLYMERIZING/i.test(dg.psnEn));

export const isFlammable = ({ dgClass, subRisk1, subRisk2 }: DangerousBlock): boolean =>
  [dgClass, subRisk1, subRisk2].includes('3');

/** A cargo line as the segregation table reads it; a class that is none is an error of its own field. */
export function goodsOf(line: GoodsLine): Goods {
  const { dg } = line;
  if (!line.isDanger || dg.dgClass === '')
    return {
      ...{ unNo: '', nameCn: line.cargoNameCn, classes: [], packingGroup: null, limitedQuantity: false, groups: [] },
      food: !line.isDanger && (line.food === 'Y' || isFoodTariff(line.hsCode)),
    };
  return {
    unNo: readUnNumber(dg.unNo) ?? '',
    nameCn: dg.psnCn === '' ? line.cargoNameCn : dg.psnCn,
    classes: [...new Set([dg.dgClass, dg.subRisk1, dg.subRisk2])].filter(isKnownClass),
    packingGroup: dg.packingGroup === '' ? null : dg.packingGroup,
    limitedQuantity: dg.isLimitedQuantity,
    groups: dg.segregationGroups,
    packageSize: parseDecimal(dg.dgNetWeight) === null ? null : dg.dgNetWeight,
    noReaction: dg.noReaction,
  };
}
