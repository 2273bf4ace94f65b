import { classWithSubsidiaries, nameWithTechnical } from '../dangerous-goods/description-line.ts';
import {
  classOfLine,
  conditionedName,
  type DangerousGoods,
  dangerousItems,
  dangerousText,
  entryOfLine,
  handlingRows,
  technicalNameOf,
} from '../documents/dangerous-goods.ts';
import { signedRows } from '../documents/declaration.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, MissingField } from '../documents/description.ts';
import { missingAmong, missingOfGoods, missingParties } from '../documents/missing.ts';
import { englishPackages } from '../documents/package-text.ts';
import { recordedRow } from '../documents/recorded-numbers.ts';
import { partyLines } from '../documents/sections.ts';
import { locationText, measure, row, textAt } from '../documents/values.ts';
import { type AirLimit, airLimit, exceedsAirLimit } from './limits.ts';

const RADIOACTIVE = '7';

export type AircraftLimitation = 'CARGO' | 'OPEN' | 'PASSENGER';

const perPackageOf = (form: unknown, index: number) => textAt(form, `cargo.${index}.perPackage`);
const limitOf = (form: unknown, { item, index }: DangerousGoods, aircraft: 'CAO' | 'PAX'): AirLimit =>
  airLimit(entryOfLine(form, index), item.packingGroup ?? '', aircraft);

const isAmount = (text: string) => /^\d+(?:\.\d+)?$/.test(text);

/** Whether the aircraft accepts the goods; null when the limit or the net quantity per package is unknown. */
function isTaken(form: unknown, goods: DangerousGoods, aircraft: 'CAO' | 'PAX'): boolean | null {
  const limit = limitOf(form, goods, aircraft);
  if (limit.kind === 'FORBIDDEN') return false;
  if (limit.kind === 'NO_LIMIT') return true;
  const perPackage = perPackageOf(form, goods.index);
  if (limit.kind === 'UNKNOWN' || !isAmount(perPackage)) return null;
  // OPEN holds the largest of several limits, so staying below it proves nothing.
  if (exceedsAirLimit(limit, perPackage)) return false;
  return limit.kind === 'OPEN' ? null : true;
}

/** The aircraft type all dangerous goods may use; open, to be ticked by hand, when unknown for any of them. */
export function aircraftLimitationOf(order: Pick<DocumentOrder, 'form' | 'items'>): AircraftLimitation {
  const goods = dangerousItems(order);
  const taken = (aircraft: 'CAO' | 'PAX') => goods.map((one) => isTaken(order.form, one, aircraft));
  const [passenger, cargo] = [taken('PAX'), taken('CAO')];
  if (cargo.includes(false)) return 'OPEN';
  if (passenger.includes(false)) return cargo.includes(null) ? 'OPEN' : 'CARGO';
  return passenger.includes(null) ? 'OPEN' : 'PASSENGER';
}

/**
 * Number and type of packages with the net quantity each, in the limit's unit or kilograms; the line's total when
 * unknown.
 */
function quantityText({ form }: DocumentOrder, goods: DangerousGoods): string {
  const { item, index } = goods;
  const unit = (['PAX', 'CAO'] as const)
    .map((aircraft) => limitOf(form, goods, aircraft))
    .flatMap((limit) => ('unit' in limit ? [limit.unit] : []))[0];
  const perPackage = perPackageOf(form, index);
  if (unit !== undefined && isAmount(perPackage)) return `${englishPackages(item)} × ${measure(perPackage)} ${unit}`;
  const kilograms = dangerousText(form, index, 'dgNetWeight');
  if (isAmount(kilograms)) return `${englishPackages(item)} × ${measure(kilograms)} kg`;
  return item.netKg === null ? englishPackages(item) : `${englishPackages(item)}\nNET ${measure(item.netKg)} kg`;
}

/** In the order of IATA DGR 8.1.6.9. */
function goodsSection(order: DocumentOrder): DocumentSection {
  const { form } = order;
  return {
    name: 'dangerous',
    table: {
      columns: [
        'unNo',
        'nameEn',
        'classes',
        'packingGroup',
        'quantityAndPacking',
        'packingInstruction',
        'authorization',
      ],
      rows: dangerousItems(order).map((goods) => {
        const { item, index } = goods;
        const text = (field: string) => dangerousText(form, index, field);
        return [
          `UN ${item.unNo}`,
          nameWithTechnical(conditionedName(form, goods, 'air'), technicalNameOf(form, goods)),
          classWithSubsidiaries(classOfLine(form, goods), item.subsidiaryClasses),
          item.packingGroup ?? '',
          quantityText(order, goods),
          textAt(form, `cargo.${index}.packingInstruction`).toUpperCase(),
          text('approvalNo'),
        ];
      }),
    },
  };
}

const isRadioactive = (order: DocumentOrder) =>
  dangerousItems(order).some(({ item }) => [item.dgClass, ...item.subsidiaryClasses].includes(RADIOACTIVE));

const partiesRows = (order: DocumentOrder): DocumentRow[] => [
  { term: 'shipper', values: partyLines(order.form, 'shipper') },
  { term: 'consignee', values: partyLines(order.form, 'consignee') },
  recordedRow(order, 'airWaybill', 'airWaybillNo'),
  { term: 'shipperReference', values: [order.orderNo] },
];

const carriageRows = (order: DocumentOrder): DocumentRow[] => [
  { term: 'aircraft', values: [{ list: 'aircraft', code: aircraftLimitationOf(order) }] },
  ...row('departureAirport', locationText(order.org)),
  ...row('destinationAirport', locationText(order.dst)),
  { term: 'shipmentType', values: [{ list: 'shipmentType', code: isRadioactive(order) ? 'RADIOACTIVE' : 'OTHER' }] },
];

export const airDeclaration = (order: DocumentOrder): DocumentSection[] => [
  { name: 'parties', rows: partiesRows(order) },
  { name: 'carriage', rows: carriageRows(order) },
  goodsSection(order),
  { name: 'handling', rows: handlingRows(order) },
  {
    name: 'shipper',
    rows: [{ term: 'declaration', values: [{ list: 'declaration', code: 'AIR' }] }, ...signedRows(order)],
  },
];

/** Lists missing fields without which the declaration cannot be signed. */
export const missingOfAirDeclaration = (order: DocumentOrder): MissingField[] => [
  ...missingParties(order.form, ['shipper', 'consignee']),
  ...missingAmong([
    ['orgPortCode', 'departureAirport', order.org === null],
    ['dstPortCode', 'destinationAirport', order.dst === null],
  ]),
  ...missingOfGoods(order, { name: 'psnEn' }),
];
