import { isExplosive } from '../dangerous-goods/class-match.ts';
import { nameWithTechnical } from '../dangerous-goods/description-line.ts';
import { isPollutantLocked } from '../dangerous-goods/labels.ts';
import { type DangerousClass, dgClasses } from '../reference/dangerous-classes.ts';
import {
  chineseNameOf,
  classOfLine,
  type DangerousGoods,
  dangerousItems,
  dangerousText,
  entryOfLine,
  listedCode,
  technicalNameOf,
} from './dangerous-goods.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, LabelSheet, MissingField, Term } from './description.ts';
import { missingOfGoods } from './missing.ts';
import { isTicked, row } from './values.ts';

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
const BATTERIES = ['3090', '3091', '3480', '3481', '3551', '3552', '3556', '3557', '3558'];

type Reason = 'CLASS' | 'EXCEPTED' | 'LABEL_7' | 'LABEL_9A' | 'PLATE';

interface LeftOut {
  unNo: string;
  reason: Reason;
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
  labels: string[];
  /** On the box, wagon, vehicle or tank. */
  placards: string[];
  leftOut: Reason[];
  isUnderLimit: boolean;
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

/** Explosives need the letter of their group on the label; where it is not known there is none. */
function drawableClasses(form: unknown, goods: DangerousGoods): { classes: string[]; leftOut: Reason[] } {
  const { item } = goods;
  const main = classOfLine(form, goods);
  const lacksLetter = isExplosive(main) && !/[A-Z]$/u.test(main);
  const all = [...new Set([item.dgClass, ...item.subsidiaryClasses])];
  const unclear = all.filter((code) => !isKnown(code) || (code === item.dgClass && lacksLetter));
  const classes = all.filter((code) => code !== '7' && !unclear.includes(code));
  return {
    classes: classes.map((code) => (code === item.dgClass ? main : code)),
    leftOut: [
      ...(all.includes('7') ? (['LABEL_7'] as const) : []),
      ...(unclear.length > 0 ? (['CLASS'] as const) : []),
    ],
  };
}

function labelsOfLine({ form, service }: DocumentOrder, goods: DangerousGoods): LineLabels {
  const { item, index } = goods;
  const says = (field: string) => isTicked(form, `cargo.${index}.dg.${field}`);
  const isByAir = service === 'air';
  const packaging = dangerousText(form, index, 'outerPackCode') || item.packageType;
  const isCombination = COMBINATION.test(packaging);
  const line = { unNo: item.unNo, names: namesOf(form, goods), isUnderLimit: false, isCombination };
  if (says('isExceptedQuantity'))
    return { ...line, names: [], labels: [], placards: [], leftOut: ['EXCEPTED'], isUnderLimit: true };
  const isLimited = says('isLimitedQuantity');
  if (isLimited && !isByAir)
    return { ...line, names: [], labels: [LIMITED], placards: [], leftOut: [], isUnderLimit: true };
  const { classes, leftOut } = drawableClasses(form, goods);
  const isMarked = isByAir ? isPollutantLocked(item.unNo) : says('isMarinePollutant') || isPollutantLocked(item.unNo);
  const marks = isMarked ? [POLLUTANT] : [];
  const hasBatteryLabel = item.dgClass === '9' && isBattery(form, goods);
  return {
    ...line,
    labels: [
      ...classes.filter((code) => !(hasBatteryLabel && code === '9')),
      ...marks,
      ...(isLimited ? [LIMITED_BY_AIR] : []),
    ],
    placards: [...classes, ...marks],
    leftOut: hasBatteryLabel ? [...leftOut, 'LABEL_9A'] : leftOut,
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
  const isWhollyLimited = lines.length > 0 && lines.every(({ labels }) => labels.includes(LIMITED));
  const placards = placardsOfBox(boxed.flatMap((line) => line.placards));
  if (isWhollyLimited && AT_SEA.includes(order.service)) placards.push(LIMITED);
  const plates = platesOf(
    order,
    goods.filter((_, index) => lines[index]?.isUnderLimit === false),
  );
  const sheets: LabelSheet[] = [
    ...labelled.flatMap(({ unNo, names }) => (names.length > 0 ? [{ shape: 'mark' as const, unNo, names }] : [])),
    ...labelled.flatMap(({ labels }) => labels.map((drawing) => ({ shape: 'label' as const, drawing }))),
    ...(labelled.some(({ isCombination }) => isCombination) ? [{ shape: 'arrows' as const }] : []),
    ...placards.map((drawing) => ({ shape: 'placard' as const, drawing })),
    ...plates.sheets,
  ];
  const leftOut = lines.flatMap(({ unNo, leftOut: reasons }) =>
    reasons.filter((reason) => !(reason === 'LABEL_9A' && labelled.length === 0)).map((reason) => ({ unNo, reason })),
  );
  return {
    sheets: distinctBy(sheets, (sheet) => JSON.stringify(sheet)),
    leftOut: distinctBy([...leftOut, ...plates.leftOut], ({ unNo, reason }) => `${unNo} ${reason}`),
  };
}

const termOfShape = {
  mark: 'packageMarks',
  label: 'packageLabels',
  arrows: 'packageArrows',
  placard: 'unitPlacards',
  plate: 'orangePlates',
  blankPlate: 'orangePlates',
} as const satisfies Record<LabelSheet['shape'], Term>;

function contentRows({ sheets, leftOut }: LabelsOfOrder): DocumentRow[] {
  const contents = (['mark', 'label', 'arrows', 'placard', 'plate', 'blankPlate'] as const).flatMap((shape) =>
    row(
      termOfShape[shape],
      ...sheets
        .filter((sheet) => sheet.shape === shape)
        .map((sheet) => {
          if (sheet.shape === 'mark') return [`UN ${sheet.unNo}`, ...sheet.names].join(' ');
          if (sheet.shape === 'plate') return `${sheet.hazardId} / ${sheet.unNo}`;
          return { list: 'label' as const, code: 'drawing' in sheet ? sheet.drawing : sheet.shape };
        }),
    ),
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
