import { type DescriptionMode, descriptionLine } from '../dangerous-goods/description-line.ts';
import { classesOfRow, letteredClass, rowsOfGroup, type UnEntry } from '../dangerous-goods/un-list/entry.ts';
import { readAt } from '../form/path.ts';
import type { DocumentItem, DocumentOrder, DocumentRow } from './description.ts';
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

/** A field of the dangerous block of a line. */
export const dangerousText = (form: unknown, index: number, field: string): string =>
  textAt(form, `cargo.${index}.dg.${field}`);

/** The list's entry as it was stored with the order; null in orders that have none. */
export const entryOfLine = (form: unknown, index: number): UnEntry | null =>
  (readAt(form, `cargo.${index}.dg.entry`) as UnEntry | null | undefined) ?? null;

/** A code that the list gives the goods: `-` for none, null where it is in doubt or the number is not listed. */
export function listedCode(
  form: unknown,
  { item, index }: DangerousGoods,
  key: 'hazardId' | 'tunnelCode',
): string | null {
  const entry = entryOfLine(form, index);
  const rows = entry === null ? [] : rowsOfGroup(entry, item.packingGroup ?? '');
  const declared = [item.dgClass, ...item.subsidiaryClasses].sort().join();
  const ofClass = rows.filter((one) => classesOfRow(one)?.sort().join() === declared);
  const codes = (ofClass.length > 0 ? ofClass : rows).map((one) => one[key]);
  const [first = null] = codes;
  return codes.every((code) => code === first) ? first : null;
}

/** The class as printed: with its compatibility group in class 1. */
export const classOfLine = (form: unknown, { item, index }: DangerousGoods): string =>
  letteredClass(item.dgClass, entryOfLine(form, index));

/** The Chinese shipping name; the name of the cargo where the form has none. */
export const chineseNameOf = (form: unknown, { item, index }: DangerousGoods): string =>
  dangerousText(form, index, 'psnCn') || item.cargoNameCn;

/** The net weight as printed; empty where the form does not say it. */
export const netText = ({ netKg }: Pick<DocumentItem, 'netKg'>): string => (netKg === null ? '' : measure(netKg));

/** The goods in the order that the regulations of the mode ask for. */
export function dangerousLine(form: unknown, goods: DangerousGoods, mode: DescriptionMode): string {
  const { item, index } = goods;
  const text = (field: string) => dangerousText(form, index, field);
  const listed = (key: 'hazardId' | 'tunnelCode') => listedCode(form, goods, key);
  return descriptionLine(
    {
      unNo: item.unNo,
      properShippingName: mode === 'road' ? chineseNameOf(form, goods) : text('psnEn'),
      technicalName: text('technicalName'),
      mainClass: classOfLine(form, goods),
      subsidiaryClasses: item.subsidiaryClasses,
      packingGroup: item.packingGroup,
      flashPoint: text('flashPoint') || null,
      marinePollutant: isTicked(form, `cargo.${index}.dg.isMarinePollutant`),
      hazardId: mode === 'rail' ? listed('hazardId') : null,
      tunnelCode: mode === 'road' ? listed('tunnelCode') : null,
    },
    mode,
  );
}

/** Temperatures and conditions that the description does not hold, and who is called in an emergency. */
export function handlingRows(order: DocumentOrder, options: { isAtSea?: boolean } = {}): DocumentRow[] {
  return dangerousItems(order).flatMap(({ item, index }) => {
    const text = (field: string) => dangerousText(order.form, index, field);
    const limits = (
      [
        ['SADT', text('sadt')],
        ['SAPT', text('sapt')],
        ['CONTROL TEMPERATURE', text('controlTemp')],
        ['EMERGENCY TEMPERATURE', text('emergencyTemp')],
      ] as const
    ).flatMap(([name, degrees]) => (degrees === '' ? [] : [`${name} ${degrees} ℃`]));
    const marks = (
      [
        ['LIMITED QUANTITY', 'isLimitedQuantity'],
        ['EXCEPTED QUANTITY', 'isExceptedQuantity'],
        ['WASTE', 'isWaste'],
        ['SALVAGE PACKAGING', 'isSalvage'],
        ['EMPTY UNCLEANED', 'isEmptyUncleaned'],
      ] as const
    ).flatMap(([name, field]) => (isTicked(order.form, `cargo.${index}.dg.${field}`) ? [name] : []));
    return row(
      'handlingNote',
      `UN ${item.unNo}`,
      options.isAtSea && text('emsNo') !== '' ? `EmS ${text('emsNo')}` : '',
      ...limits,
      ...marks,
      text('entry.edition') === '' ? '' : `AS LISTED IN ${text('entry.edition')}`,
      `EMERGENCY CONTACT ${text('emergencyContact')} ${text('emergencyPhone')}`.trim(),
    );
  });
}
