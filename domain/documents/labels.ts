import { isExplosive } from '../dangerous-goods/class-match.ts';
import { nameWithTechnical } from '../dangerous-goods/description-line.ts';
import { isPollutantLocked } from '../dangerous-goods/labels.ts';
import { type DangerousClass, dgClasses } from '../reference/dangerous-classes.ts';
import {
  chineseNameOf,
  classOfLine,
  conditionedName,
  type DangerousGoods,
  type DangerousItem,
  dangerousItems,
  dangerousText,
  entryOfLine,
  listedCode,
  technicalNameOf,
} from './dangerous-goods.ts';
import type {
  DocumentOrder,
  DocumentRow,
  DocumentSection,
  DocumentValue,
  LabelSheet,
  MissingField,
} from './description.ts';
import { missingOfGoods } from './missing.ts';
import type { Term } from './terms.ts';
import { isTicked, row, textAt } from './values.ts';

const POLLUTANT = 'mp';
const LIMITED = 'lq';
/** With the letter Y in it. */
const LIMITED_BY_AIR = 'lqY';

/** A tank bears placards; there are no packages to label. */
const WITHOUT_PACKAGES = ['tank'];
/** Goods of an aircraft are in no box, wagon or vehicle that bears placards. */
const WITHOUT_PLACARDS = ['air'];
/** Only a tank bears the numbers of its goods on the plate; a vehicle with packages bears a blank one: ADR 5.3.2.1. */
const WITH_NUMBERED_PLATES = ['tank'];
const WITH_BLANK_PLATES = ['truck'];
/** Boxes with inner packagings in them. */
const COMBINATION = /^4/u;
const AT_SEA = ['fcl', 'lcl', 'cfs', 'domestic'];

/** The provision of batteries that bear label 9A; a box with them bears placard 9. */
const BATTERY_PROVISION = '384';
const VEHICLES_WITH_BATTERIES = ['3556', '3557', '3558'];
/** Batteries that special provision 188 may ease: no form asks whether it does. */
const MARKED_BATTERIES = ['3090', '3091', '3480', '3481', '3551', '3552'];
const BATTERIES = [...MARKED_BATTERIES, ...VEHICLES_WITH_BATTERIES];

const RADIOACTIVE = '7';
/** Excepted packages of radioactive material bear no label and no placard of class 7. */
const EXCEPTED_RADIOACTIVE = ['2908', '2909', '2910', '2911'];
const FISSILE = ['2977', '3324', '3325', '3326', '3327', '3328', '3329', '3330', '3331', '3333'];

/** A unit under fumigation is no package and bears the warning mark alone: IMDG 5.5.2.3. */
const FUMIGATED_UNIT = '3359';
const ELEVATED_TEMPERATURE = /\b(?:ELEVATED|HOT|MOLTEN)\b/u;

interface LeftOut {
  unNo: string;
  reason: 'CLASS' | 'PLATE';
}

interface LabelsOfOrder {
  sheets: LabelSheet[];
  leftOut: LeftOut[];
}

/** The labels, placards and marks of one dangerous line. */
interface LineLabels {
  unNo: string;
  names: string[];
  /** On its packages. */
  labels: LabelSheet[];
  /** On the box, wagon, vehicle or tank. */
  placards: string[];
  unitMarks: LabelSheet[];
  hasUnclearClass: boolean;
  isLimited: boolean;
  needsPlate: boolean;
  /** Packed in a box that may hold inner packagings with liquids. */
  isCombination: boolean;
}

function namesOf(form: unknown, goods: DangerousGoods): string[] {
  const text = (field: string) => dangerousText(form, goods.index, field);
  return [text('psnEn').toUpperCase(), chineseNameOf(form, goods)]
    .filter((name) => name !== '')
    .map((name) => nameWithTechnical(name, technicalNameOf(form, goods)));
}

const isBattery = (form: unknown, { item, index }: DangerousGoods): boolean =>
  BATTERIES.includes(item.unNo) ||
  (entryOfLine(form, index)?.rows ?? []).some((one) => one.specialProvisions?.includes(BATTERY_PROVISION));

const isKnown = (code: string): code is DangerousClass | '1' =>
  code === '1' || dgClasses.some((one) => one.code === code);

/** Class 7 as a subsidiary hazard is that of an excepted package. */
const isRadioactive = ({ dgClass, unNo }: DangerousItem): boolean =>
  dgClass === RADIOACTIVE && !EXCEPTED_RADIOACTIVE.includes(unNo);

/** Explosives need the letter of their group on the label; where it is not known there is none. */
function drawableClasses(form: unknown, goods: DangerousGoods): { classes: string[]; hasUnclearClass: boolean } {
  const { item } = goods;
  const main = classOfLine(form, goods);
  const lacksLetter = isExplosive(main) && !/[A-Z]$/u.test(main);
  const all = [...new Set([item.dgClass, ...item.subsidiaryClasses])].filter(
    (code) => code !== RADIOACTIVE || isRadioactive(item),
  );
  const clear = all.filter((code) => isKnown(code) && !(code === item.dgClass && lacksLetter));
  return {
    classes: clear.map((code) => (code === item.dgClass ? main : code)),
    hasUnclearClass: clear.length < all.length,
  };
}

/** The shipper chooses among 7A to 7C by radiation level and transport index, which no form asks. */
function labelsOfClass(code: string, unNo: string, hasBatteryLabel: boolean): string[] {
  if (code === RADIOACTIVE) return ['7A', '7B', '7C', ...(FISSILE.includes(unNo) ? ['7E'] : [])];
  return code === '9' && hasBatteryLabel ? ['9A'] : [code];
}

const labelSheet = (drawing: string): LabelSheet => ({ shape: 'label', drawing });

function labelsOfLine({ form, service }: DocumentOrder, goods: DangerousGoods): LineLabels {
  const { item, index } = goods;
  const { unNo, dgClass } = item;
  const says = (field: string) => isTicked(form, `cargo.${index}.dg.${field}`);
  const isByAir = service === 'air';
  const packaging = dangerousText(form, index, 'outerPackCode') || item.packageType;
  const isCombination = COMBINATION.test(packaging);
  const bare: LineLabels = {
    ...{ unNo, names: [], labels: [], placards: [], unitMarks: [] },
    ...{ hasUnclearClass: false, isLimited: false, needsPlate: false, isCombination },
  };
  if (unNo === FUMIGATED_UNIT) return { ...bare, unitMarks: [{ shape: 'fumigation' }], isCombination: false };
  if (says('isExceptedQuantity'))
    return { ...bare, labels: [{ shape: 'excepted', dgClass, company: textAt(form, 'shipper.companyNameEn') }] };
  const isLimited = says('isLimitedQuantity');
  if (isLimited && !isByAir) return { ...bare, labels: [labelSheet(LIMITED)], isLimited };
  const { classes, hasUnclearClass } = drawableClasses(form, goods);
  const isMarked = isByAir ? isPollutantLocked(unNo) : says('isMarinePollutant') || isPollutantLocked(unNo);
  const marks = isMarked ? [POLLUTANT] : [];
  const hasBatteryLabel = dgClass === '9' && isBattery(form, goods);
  const labels = classes.flatMap((code) => labelsOfClass(code, unNo, hasBatteryLabel));
  const isHot = ELEVATED_TEMPERATURE.test(conditionedName(form, goods, 'sea'));
  return {
    ...{ ...bare, hasUnclearClass, names: namesOf(form, goods), needsPlate: !EXCEPTED_RADIOACTIVE.includes(unNo) },
    labels: [
      ...[...labels, ...marks, ...(isLimited ? [LIMITED_BY_AIR] : [])].map(labelSheet),
      ...(MARKED_BATTERIES.includes(unNo) ? [{ shape: 'battery' as const, unNo }] : []),
    ],
    placards: [...classes.map((code) => (code === RADIOACTIVE ? '7D' : code)), ...marks],
    unitMarks: isHot ? [{ shape: 'hot' }] : [],
  };
}

/** From the most dangerous division on. */
const DIVISIONS = ['1.1', '1.5', '1.2', '1.3', '1.6', '1.4'];

/** A box bears the placard of its most dangerous division only, without a letter where the groups differ; 1.4S needs none. */
function placardsOfBox(placards: readonly string[]): string[] {
  const lettered = placards.filter((code) => /^1\.\d/u.test(code) && code !== '1.4S');
  const others = placards.filter((code) => !/^1\.\d/u.test(code));
  const worst = DIVISIONS.find((division) => lettered.some((code) => code.startsWith(division)));
  if (worst === undefined) return [...new Set(others)];
  const groups = [...new Set(lettered.map((code) => code.slice(worst.length)))];
  return [...new Set([groups.length === 1 ? `${worst}${groups[0]}` : worst, ...others])];
}

const distinctBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

function platesOf(order: DocumentOrder, goods: readonly DangerousGoods[]): LabelsOfOrder {
  if (WITH_BLANK_PLATES.includes(order.service))
    return { sheets: goods.length > 0 ? [{ shape: 'blankPlate' }] : [], leftOut: [] };
  if (!WITH_NUMBERED_PLATES.includes(order.service)) return { sheets: [], leftOut: [] };
  const codes = goods.map((one) => ({ unNo: one.item.unNo, hazardId: listedCode(order.form, one, 'hazardId') }));
  return {
    sheets: codes.flatMap(({ unNo, hazardId }) =>
      hazardId === null || hazardId === '-' ? [] : [{ shape: 'plate' as const, unNo, hazardId }],
    ),
    leftOut: codes.flatMap(({ unNo, hazardId }) => (hazardId === null ? [{ unNo, reason: 'PLATE' as const }] : [])),
  };
}

/** Each sheet that the order needs once, and what is needed but cannot be drawn here. */
export function labelsOfOrder(order: DocumentOrder): LabelsOfOrder {
  const goods = dangerousItems(order);
  const lines = goods.map((one) => labelsOfLine(order, one));
  const labelled = WITHOUT_PACKAGES.includes(order.service) ? [] : lines;
  const boxed = WITHOUT_PLACARDS.includes(order.service) ? [] : lines;
  const isWhollyLimited = lines.length > 0 && lines.every(({ isLimited }) => isLimited);
  const placards = placardsOfBox(boxed.flatMap((line) => line.placards));
  if (isWhollyLimited && AT_SEA.includes(order.service)) placards.push(LIMITED);
  const plates = platesOf(
    order,
    goods.filter((_, index) => lines[index]?.needsPlate),
  );
  const sheets: LabelSheet[] = [
    ...labelled.flatMap(({ unNo, names }) => (names.length > 0 ? [{ shape: 'mark' as const, unNo, names }] : [])),
    ...labelled.flatMap(({ labels }) => labels),
    ...(labelled.some(({ isCombination }) => isCombination) ? [{ shape: 'arrows' as const }] : []),
    ...placards.map((drawing) => ({ shape: 'placard' as const, drawing })),
    ...boxed.flatMap(({ unitMarks }) => unitMarks),
    ...plates.sheets,
  ];
  const unclear = lines.filter(({ hasUnclearClass }) => hasUnclearClass);
  const leftOut = unclear.map(({ unNo }): LeftOut => ({ unNo, reason: 'CLASS' }));
  return {
    sheets: distinctBy(sheets, (sheet) => JSON.stringify(sheet)),
    leftOut: distinctBy([...leftOut, ...plates.leftOut], ({ unNo, reason }) => `${unNo} ${reason}`),
  };
}

const CONTENTS = [
  ['packageMarks', ['mark']],
  ['packageLabels', ['label', 'battery', 'excepted']],
  ['packageArrows', ['arrows']],
  ['unitPlacards', ['placard']],
  ['unitMarks', ['fumigation', 'hot']],
  ['orangePlates', ['plate', 'blankPlate']],
] as const satisfies readonly (readonly [Term, readonly LabelSheet['shape'][]])[];

function contentOf(sheet: LabelSheet): DocumentValue {
  if (sheet.shape === 'mark') return [`UN ${sheet.unNo}`, ...sheet.names].join(' ');
  if (sheet.shape === 'plate') return `${sheet.hazardId} / ${sheet.unNo}`;
  if (sheet.shape === 'battery') return { list: 'label', code: sheet.shape, value: `UN ${sheet.unNo}` };
  if (sheet.shape === 'excepted') return { list: 'label', code: sheet.shape, value: sheet.dgClass };
  return { list: 'label', code: 'drawing' in sheet ? sheet.drawing : sheet.shape };
}

function contentRows({ sheets, leftOut }: LabelsOfOrder): DocumentRow[] {
  const contents = CONTENTS.flatMap(([term, shapes]) =>
    row(term, ...sheets.filter(({ shape }) => shapes.some((one) => one === shape)).map(contentOf)),
  );
  const missing = leftOut.flatMap(({ unNo, reason }) =>
    row('leftOut', `UN ${unNo}`, { list: 'leftOut', code: reason }),
  );
  return [...contents, ...missing];
}

/** The first page lists the sheets that follow, each on a page of its own. */
export const labels = (order: DocumentOrder): DocumentSection[] => [
  { name: 'order', rows: [{ term: 'orderNo', values: [order.orderNo] }] },
  { name: 'sheets', rows: contentRows(labelsOfOrder(order)) },
];

export const missingOfLabels = (order: DocumentOrder): MissingField[] =>
  missingOfGoods(order, { name: 'psnEn', hasEmergency: false, hasNet: false });
