import { isFoodTariff } from '../cargo/food.ts';
import { isSelfReactive } from '../dangerous-goods/control-temperature.ts';
import {
  type ExceptedQuantity,
  listedExceptedQuantity,
  typicalExceptedQuantity,
} from '../dangerous-goods/excepted-quantity.ts';
import { codesOfRows } from '../dangerous-goods/goods-of-row.ts';
import { isPollutantLocked } from '../dangerous-goods/labels.ts';
import { listedInnerLimit, typicalInnerLimit } from '../dangerous-goods/limited-quantity.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { hasPackingGroup } from '../dangerous-goods/packing-group.ts';
import type { Goods } from '../dangerous-goods/segregation.ts';
import { isKnownClass } from '../dangerous-goods/segregation-value.ts';
import { agreed, letteredClass, type UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { UnRow } from '../dangerous-goods/un-list/row.ts';
import { classesOfRow, rowsOfGroup } from '../dangerous-goods/un-list/rows.ts';
import { parseDecimal } from '../decimal.ts';
import { type DangerousBlock, type GoodsLine, NAME_CN_MOST, NAME_EN_MOST } from './goods-line.ts';

interface Numbered {
  unNo: string;
  entry: UnEntry | null;
}

/** Entry of the number as typed; null while it loads, and for a number the list does not have. */
export const listedEntry = ({ unNo, entry }: Numbered): UnEntry | null =>
  entry !== null && readUnNumber(unNo) === entry.unNo ? entry : null;

/** Always environmentally hazardous, however the number is typed. */
export function isPollutantNumber(typed: string): boolean {
  const unNo = readUnNumber(typed);
  return unNo !== null && isPollutantLocked(unNo);
}

const AEROSOLS = '1950';
const isAerosol = (typed: string): boolean => readUnNumber(typed) === AEROSOLS;

/** A name that a field does not hold is left to the shipper, who chooses the alternative that is meant. */
const within = (name: string, most: number): string => (name.length <= most ? name : '');

export const fillFromEntry = (entry: UnEntry): Partial<DangerousBlock> => ({
  entry,
  psnEn: within(entry.nameEn, NAME_EN_MOST),
  psnCn: within(entry.nameCn, NAME_CN_MOST),
  dgClass: entry.mainClass,
  subRisk1: entry.subsidiaryClasses[0] ?? '',
  subRisk2: entry.subsidiaryClasses[1] ?? '',
  packingGroup: entry.packingGroups.length === 1 ? entry.packingGroups[0]! : '',
  flashPoint: entry.flashPoint !== null && parseDecimal(entry.flashPoint) !== null ? entry.flashPoint : '',
  isMarinePollutant: entry.marinePollutant,
  isLimitedQuantity: false,
  isExceptedQuantity: false,
  segregationGroups: [...entry.segregationGroups],
  emsNo: agreed(entry.rows.map(({ ems }) => ems)) ?? '',
});

interface NamedCargo {
  cargoNameCn: string;
  cargoNameEn: string;
}

const listedNames = ({ nameCn, nameEn }: UnEntry): NamedCargo => ({
  cargoNameCn: within(nameCn, NAME_CN_MOST),
  cargoNameEn: within(nameEn, NAME_EN_MOST),
});

/** Replaces the cargo names with the listed ones, but only if they are empty or still match the previous number. */
export function cargoNamesOf(cargo: NamedCargo, entry: UnEntry, former: UnEntry | null): NamedCargo {
  const [listed, before] = [listedNames(entry), former === null ? null : listedNames(former)];
  const follow = (key: keyof NamedCargo) =>
    cargo[key] === '' || cargo[key] === before?.[key] ? listed[key] : cargo[key];
  return { cargoNameCn: follow('cargoNameCn'), cargoNameEn: follow('cargoNameEn') };
}

const casNumberOf = ({ casNumbers }: UnEntry): string => (casNumbers.length === 1 ? casNumbers[0]! : '');

function fillNames(line: GoodsLine, entry: UnEntry): Partial<GoodsLine> {
  const former = line.dg.entry;
  const isCasFree = line.casNo === '' || (former !== null && line.casNo === casNumberOf(former));
  return { ...cargoNamesOf(line, entry, former), ...(isCasFree ? { casNo: casNumberOf(entry) } : {}) };
}

/** Values that an enquiry or a link supplied with the number. */
const valuesBeforeEntry = ({ dgClass, packingGroup, flashPoint, emsNo }: DangerousBlock): Partial<DangerousBlock> => ({
  ...(dgClass === '' ? {} : { dgClass }),
  ...(packingGroup === '' ? {} : { packingGroup }),
  ...(flashPoint === '' ? {} : { flashPoint }),
  ...(emsNo === '' ? {} : { emsNo }),
});

/**
 * A line whose number was read from the list. It fills in what follows from it where another number stood before, or
 * where nothing was said yet; what a person or an enquiry said stays.
 */
export function withEntry<Line extends GoodsLine>(line: Line, entry: UnEntry): Line {
  const { dg } = line;
  const isUnreported = dg.psnEn === '' && dg.psnCn === '';
  if (dg.entry === null && !isUnreported) return { ...line, dg: { ...dg, entry } };
  const filled = { ...dg, ...fillFromEntry(entry), ...(dg.entry === null ? valuesBeforeEntry(dg) : {}) };
  return { ...line, dg: filled, ...fillNames(line, entry) };
}

/** The rows of the list that goods of this number and packing group may be. */
export function listedRows(block: DangerousBlock): readonly UnRow[] {
  const entry = listedEntry(block);
  return entry === null ? [] : rowsOfGroup(entry, block.packingGroup);
}

/** Listed rows with the declared classes; all listed rows if none has them. */
export function rowsOfBlock(block: DangerousBlock): readonly UnRow[] {
  const rows = listedRows(block);
  const declared = [block.dgClass, ...[block.subRisk1, block.subRisk2].filter((one) => one !== '').sort()].join();
  const same = rows.filter((row) => {
    const [mainClass, ...subsidiaries] = classesOfRow(row) ?? [];
    return [mainClass, ...subsidiaries.sort()].join() === declared;
  });
  return same.length > 0 ? same : rows;
}

/** Largest inner pack of a limited quantity, in litres or kilograms; null where there is none. */
export function innerLimitOf(block: DangerousBlock): string | null {
  const { unNo, dgClass, packingGroup } = block;
  return listedEntry(block) === null
    ? typicalInnerLimit(dgClass, packingGroup === '' ? null : packingGroup, isAerosol(unNo))
    : listedInnerLimit(rowsOfBlock(block));
}

/** The excepted quantity of the goods as they are declared; null where there is none. */
export function exceptedOf(block: DangerousBlock): ExceptedQuantity | null {
  const { dgClass, subRisk1, subRisk2, packingGroup } = block;
  if (listedEntry(block) !== null) return listedExceptedQuantity(rowsOfBlock(block));
  const subsidiaryClasses = [subRisk1, subRisk2].filter((one) => one !== '');
  const group = packingGroup === 'I' || packingGroup === 'II' || packingGroup === 'III' ? packingGroup : null;
  return typicalExceptedQuantity({ mainClass: dgClass, subsidiaryClasses }, group);
}

/** Whether our sources do not agree about a quantity of rows that the goods may be. */
export const isQuantityInDoubt = (block: DangerousBlock, field: 'exceptedQuantity' | 'limitedQuantity'): boolean =>
  rowsOfBlock(block).some((row) => row[field] === null);

const HIGHLY_TOXIC = 'T';

/** On the list of highly toxic chemicals. */
export const isHighlyToxic = (entry: Pick<UnEntry, 'controls'> | null): boolean =>
  entry?.controls.includes(HIGHLY_TOXIC) ?? false;

type Named = Pick<DangerousBlock, 'dgClass' | 'psnEn'>;

export const mayHavePackingGroup = (dg: Named): boolean =>
  dg.dgClass !== '' && hasPackingGroup(dg.dgClass) && !isSelfReactive(dg);

const GROUPED_CLASSES = ['3', '4.1', '4.2', '4.3', '5.1', '6.1', '8'];

/** The list decides whether goods have one: articles of class 3 or 8 do not. Without an entry their class does. */
export const needsPackingGroup = (dg: Named, entry: UnEntry | null): boolean =>
  mayHavePackingGroup(dg) &&
  (entry?.rows.every(({ packingGroup }) => packingGroup !== null) ?? GROUPED_CLASSES.includes(dg.dgClass));

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
    classes: [...new Set([letteredClass(dg.dgClass, listedEntry(dg)), dg.subRisk1, dg.subRisk2])].filter(isKnownClass),
    ...codesOfRows(rowsOfBlock(dg)),
    packingGroup: dg.packingGroup === '' ? null : dg.packingGroup,
    limitedQuantity: dg.isLimitedQuantity,
    // The groups of the list count even where the form's were unticked.
    groups: [...new Set([...dg.segregationGroups, ...rowsOfBlock(dg).flatMap((row) => row.segregationGroups ?? [])])],
    packageSize: parseDecimal(dg.dgNetWeight) === null ? null : dg.dgNetWeight,
    noReaction: dg.noReaction,
  };
}
