import { isExplosive } from '../dangerous-goods/class-match.ts';
import { type DescriptionMode, descriptionLine, nameInCondition } from '../dangerous-goods/description-line.ts';
import { needsTechnicalName } from '../dangerous-goods/goods-names.ts';
import { letteredClass, type UnEntry } from '../dangerous-goods/un-list/entry.ts';
import { classesOfRow, rowsOfGroup } from '../dangerous-goods/un-list/rows.ts';
import { readAt } from '../form/path.ts';
import type { Coded, DocumentItem, DocumentOrder, DocumentRow, DocumentValue } from './description.ts';
import type { Term } from './terms.ts';
import { isTicked, measure, row, textAt } from './values.ts';

export interface DangerousItem extends DocumentItem {
  unNo: string;
  dgClass: string;
}

/** A dangerous line of an order with its index among all goods. */
export interface DangerousGoods {
  item: DangerousItem;
  index: number;
}

export const dangerousItems = ({ items }: Pick<DocumentOrder, 'items'>): DangerousGoods[] =>
  items.flatMap((item, index) =>
    item.unNo === null || item.dgClass === null
      ? []
      : [{ item: { ...item, unNo: item.unNo, dgClass: item.dgClass }, index }],
  );

const FLAMMABLE_LIQUID = '3';

/** Classes whose flash point is declared; the list has one for solids too, but no form asks for it. */
export const isFlammableItem = ({ dgClass, subsidiaryClasses }: DangerousItem): boolean =>
  [dgClass, ...subsidiaryClasses].includes(FLAMMABLE_LIQUID);

export const dangerousText = (form: unknown, index: number, field: string): string =>
  textAt(form, `cargo.${index}.dg.${field}`);

/** List entry stored with the order; null for older orders. */
export const entryOfLine = (form: unknown, index: number): UnEntry | null =>
  (readAt(form, `cargo.${index}.dg.entry`) as UnEntry | null | undefined) ?? null;

/** Code from the list: `-` for none, null when it is in doubt or the number is unlisted. */
export function listedCode(
  form: unknown,
  { item, index }: DangerousGoods,
  key: 'ems' | 'hazardId' | 'transportCategory' | 'tunnelCode',
): string | null {
  const entry = entryOfLine(form, index);
  const rows = entry === null ? [] : rowsOfGroup(entry, item.packingGroup ?? '');
  const declared = [item.dgClass, ...item.subsidiaryClasses].sort().join();
  const ofClass = rows.filter((one) => classesOfRow(one)?.sort().join() === declared);
  const codes = (ofClass.length > 0 ? ofClass : rows).map((one) => one[key]);
  const [first = null] = codes;
  return codes.every((code) => code === first) ? first : null;
}

/** Class as printed, with the compatibility group in class 1. */
export const classOfLine = (form: unknown, { item, index }: DangerousGoods): string =>
  letteredClass(item.dgClass, entryOfLine(form, index));

/** Chinese shipping name, else the name of the cargo. */
export const chineseNameOf = (form: unknown, { item, index }: DangerousGoods): string =>
  dangerousText(form, index, 'psnCn') || item.cargoNameCn;

/** Net weight as printed; empty when the form has none. */
export const netText = ({ netKg }: Pick<DocumentItem, 'netKg'>): string => (netKg === null ? '' : measure(netKg));

export const isDangerousTicked = (form: unknown, index: number, field: string): boolean =>
  isTicked(form, `cargo.${index}.dg.${field}`);

/** Description in the order of the mode's regulations. */
export function dangerousLine(form: unknown, goods: DangerousGoods, mode: DescriptionMode): string {
  const { item, index } = goods;
  const text = (field: string) => dangerousText(form, index, field);
  const listed = (key: 'hazardId' | 'tunnelCode') => listedCode(form, goods, key);
  return descriptionLine(
    {
      unNo: item.unNo,
      properShippingName: conditionedName(form, goods, mode),
      technicalName: technicalNameOf(form, goods),
      mainClass: classOfLine(form, goods),
      subsidiaryClasses: item.subsidiaryClasses,
      packingGroup: item.packingGroup,
      flashPoint: isFlammableItem(item) ? text('flashPoint') || null : null,
      marinePollutant: isDangerousTicked(form, index, 'isMarinePollutant'),
      hazardId: mode === 'rail' ? listed('hazardId') : null,
      tunnelCode: mode === 'road' ? listed('tunnelCode') : null,
    },
    mode,
  );
}

/** Whether the shipping name is followed by a technical name in brackets. */
export const hasTechnicalName = (form: unknown, goods: DangerousGoods): boolean =>
  needsTechnicalName({
    names: [dangerousText(form, goods.index, 'psnEn'), chineseNameOf(form, goods)],
    rows: entryOfLine(form, goods.index)?.rows ?? [],
    isMarinePollutant: isDangerousTicked(form, goods.index, 'isMarinePollutant'),
  });

/** Technical name of a generic entry. For other entries the form may still hold a hidden stale value. */
export const technicalNameOf = (form: unknown, goods: DangerousGoods): string =>
  hasTechnicalName(form, goods) ? dangerousText(form, goods.index, 'technicalName') : '';

/** Shipping name with the regulations' additions for waste, hot and molten goods. */
export function conditionedName(form: unknown, goods: DangerousGoods, mode: DescriptionMode): string {
  const isSo = (field: string) => isDangerousTicked(form, goods.index, field);
  const name = mode === 'road' ? chineseNameOf(form, goods) : dangerousText(form, goods.index, 'psnEn').toUpperCase();
  return nameInCondition(name, { isWaste: isSo('isWaste'), isHot: isSo('isHot'), isMolten: isSo('isMolten') }, mode);
}

const RADIOACTIVE = '7';
/** Self-reactive and polymerizing substances, organic peroxides. */
const UNSTABLE = ['4.1', '5.2'];
const isUnstable = (dgClass: string): boolean => UNSTABLE.includes(dgClass);
/** Measured properties and their classes: the form may hold stale values of the previous UN number. */
const MEASURED = [
  ['NEC', 'nec', 'kg', isExplosive],
  ['SADT', 'sadt', '℃', isUnstable],
  ['SAPT', 'sapt', '℃', isUnstable],
  ['CONTROL_TEMPERATURE', 'controlTemp', '℃', isUnstable],
  ['EMERGENCY_TEMPERATURE', 'emergencyTemp', '℃', isUnstable],
] as const;
const MARKS = [
  ['LIMITED', 'isLimitedQuantity'],
  ['EXCEPTED', 'isExceptedQuantity'],
  ['SALVAGE', 'isSalvage'],
  ['EMPTY', 'isEmptyUncleaned'],
] as const;
const HAND_WRITTEN = '________________';
/** Properties of radioactive material that only the shipper knows. */
const OF_RADIOACTIVE = ['NUCLIDE', 'FORM', 'ACTIVITY', 'CATEGORY'];

const note = (code: string, value?: string): Coded => ({
  ...{ list: 'handling', code },
  ...(value === undefined ? {} : { value }),
});

/** EmS schedules as declared, else as listed; empty when there are none or the list is in doubt. */
function emsOf(form: unknown, goods: DangerousGoods): string {
  const ems = dangerousText(form, goods.index, 'emsNo') || listedCode(form, goods, 'ems');
  return ems === null || ems === '-' ? '' : ems;
}

/** Temperatures and conditions that are not part of the description. */
function notesOf(form: unknown, goods: DangerousGoods): DocumentValue[] {
  const { item, index } = goods;
  const measured = MEASURED.flatMap(([code, field, unit, isOf]) => {
    const value = dangerousText(form, index, field);
    return value === '' || !isOf(item.dgClass) ? [] : [note(code, `${value} ${unit}`)];
  });
  const isRadioactive = [item.dgClass, ...item.subsidiaryClasses].includes(RADIOACTIVE);
  return [
    ...measured,
    ...MARKS.flatMap(([code, field]) => (isDangerousTicked(form, index, field) ? [note(code)] : [])),
    ...(isRadioactive ? OF_RADIOACTIVE.map((code) => note(code, HAND_WRITTEN)) : []),
  ];
}

/** Merges equal values of several lines; different values are prefixed with their UN numbers. */
function sharedRows(
  term: Term,
  goods: readonly DangerousGoods[],
  says: (one: DangerousGoods) => string,
): DocumentRow[] {
  const numbers = new Map<string, string[]>();
  for (const one of goods) {
    const text = says(one);
    if (text !== '') numbers.set(text, [...(numbers.get(text) ?? []), `UN ${one.item.unNo}`]);
  }
  const values = [...numbers].map(([text, of]) => (of.length === goods.length ? text : `${of.join(', ')}: ${text}`));
  return row(term, ...values);
}

/** Handling details of each line, the emergency contact and the edition of the list. */
export function handlingRows(order: DocumentOrder, options: { isAtSea?: boolean } = {}): DocumentRow[] {
  const { form } = order;
  const goods = dangerousItems(order);
  const { isAtSea = false } = options;
  const noted = goods.flatMap((one) => {
    const ems = isAtSea ? emsOf(form, one) : '';
    const notes = notesOf(form, one);
    const title = ems === '' ? `UN ${one.item.unNo}` : `UN ${one.item.unNo}, EmS ${ems}`;
    return ems === '' && notes.length === 0 ? [] : row('handlingNote', title, ...notes);
  });
  const text = ({ index }: DangerousGoods, field: string) => dangerousText(form, index, field);
  return [
    ...noted,
    ...sharedRows('emergency', goods, (one) =>
      `${text(one, 'emergencyContact')} ${text(one, 'emergencyPhone')}`.trim(),
    ),
    ...sharedRows('listEdition', goods, (one) => text(one, 'entry.edition')),
  ];
}
