import { isExplosive } from '../dangerous-goods/class-match.ts';
import { EASED_UP_TO, transportPoints } from '../dangerous-goods/transport-points.ts';
import { compare } from '../decimal.ts';
import { readAt } from '../form/path.ts';
import {
  type DangerousGoods,
  dangerousItems,
  dangerousLine,
  dangerousText,
  handlingRows,
  isDangerousTicked,
  listedCode,
  netText,
} from './dangerous-goods.ts';
import { totalRows } from './declaration.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, MissingField } from './description.ts';
import { missingAmong, missingOfGoods } from './missing.ts';
import { type RoadLeg, roadLegsOf } from './road-legs.ts';
import type { Term } from './terms.ts';
import { blankRow, boxesText, measure, packagesText, row, textAt } from './values.ts';

/** A row with the given values, or a blank line to fill in by hand. */
const rowOrBlank = (term: Term, ...values: readonly (string | null | undefined)[]): DocumentRow =>
  row(term, ...values)[0] ?? blankRow(term);

const partiesRows = (order: DocumentOrder, legs: readonly RoadLeg[]): DocumentRow[] => [
  rowOrBlank('shipper', order.customer),
  rowOrBlank('loader', ...(legs[0]?.loader ?? [])),
  rowOrBlank('consignee', ...(legs.at(-1)?.receiver ?? [])),
  rowOrBlank('carrier', order.forwarder),
  blankRow('carrierPermit'),
];

const legRows = ({ from, to, day }: RoadLeg): DocumentRow[] => [
  rowOrBlank('from', from),
  rowOrBlank('to', to),
  rowOrBlank('departureDay', day),
];

/** One section per road leg: to the ship or train, and from it. */
function carriageSections(order: DocumentOrder, legs: readonly RoadLeg[]): DocumentSection[] {
  const { trip } = order;
  const carried = trip ? row('vehicle', `${trip.vehicle} × ${trip.vehicleCount}`) : row('boxType', boxesText(order));
  return legs.map((leg, index) => ({
    name: index === 0 ? 'carriage' : 'delivery',
    rows: [...legRows(leg), ...carried],
  }));
}

const VEHICLE_FIELDS = [
  ['vehicleNumber', ['plate']],
  ['trailer', ['trailer']],
  ['vehiclePermit', ['permit']],
  ['driver', ['driver', 'driverCert', 'driverPhone']],
  ['escort', ['escort', 'escortCert', 'escortPhone']],
] as const;

/** Named vehicles with their crews; a blank line for each unnamed one. */
function vehicleSection({ form, trip, boxes }: DocumentOrder): DocumentSection {
  const trucks = readAt(form, 'trucks');
  const named = Array.isArray(trucks) ? trucks.length : 0;
  const boxed = boxes.reduce((all, { quantity }) => all + quantity, 0);
  const namedLater = (field: string, index: number) => {
    const truck = trip?.trucks?.[index];
    return (field === 'plate' ? truck?.plate : field === 'driver' ? truck?.driver : '') ?? '';
  };
  const rows = Array.from({ length: Math.max(1, named, trip?.vehicleCount ?? boxed) }, (_, index) => [
    String(index + 1),
    ...VEHICLE_FIELDS.map(([, fields]) =>
      fields
        .map((field) => textAt(form, `trucks.${index}.${field}`) || namedLater(field, index))
        .filter((part) => part !== '')
        .join('\n'),
    ),
  ]);
  return { name: 'vehicles', table: { columns: ['lineNo', ...VEHICLE_FIELDS.map(([term]) => term)], rows } };
}

const goodsSection = (order: DocumentOrder): DocumentSection => ({
  name: 'dangerous',
  table: {
    columns: ['description', 'packages', 'grossKg', 'netKg'],
    rows: dangerousItems(order).map((goods) => [
      dangerousLine(order.form, goods, 'road'),
      packagesText(goods.item),
      measure(goods.item.grossKg),
      netText(goods.item),
    ]),
  },
});

/** Weight of a line for ADR 1.1.3.6: net explosive mass for explosives. */
const countedKg = (form: unknown, { item, index }: DangerousGoods): string | null =>
  isExplosive(item.dgClass) ? dangerousText(form, index, 'nec') || null : item.netKg;

/** Load by transport category; limited and excepted quantities do not count. */
function categoryRows(order: DocumentOrder): DocumentRow[] {
  const { form } = order;
  const counted = dangerousItems(order).filter(
    ({ index }) =>
      !isDangerousTicked(form, index, 'isLimitedQuantity') && !isDangerousTicked(form, index, 'isExceptedQuantity'),
  );
  const { categories, total, isUnknown } = transportPoints(
    counted.map((goods) => ({
      unNo: goods.item.unNo,
      category: listedCode(form, goods, 'transportCategory'),
      kg: countedKg(form, goods),
    })),
  );
  if (counted.length === 0) return [];
  const lines = categories.map(({ category, kg, value }) => ({
    ...{ list: 'transportCategory' as const, code: category },
    value: value === null ? `${measure(kg)} kg` : `${measure(kg)} kg = ${measure(value)}`,
  }));
  const code = isUnknown ? 'UNKNOWN' : total === null ? 'NEVER' : compare(total, EASED_UP_TO) > 0 ? 'ABOVE' : 'EASED';
  return row('transportCategories', ...lines, {
    ...{ list: 'transportCategory', code },
    ...(total === null ? {} : { value: measure(total) }),
  });
}

/** Road transport document for dangerous goods: JT/T 617.5. */
export function roadDocument(order: DocumentOrder): DocumentSection[] {
  const legs = roadLegsOf(order);
  return [
    { name: 'order', rows: [{ term: 'orderNo', values: [order.orderNo] }] },
    { name: 'parties', rows: partiesRows(order, legs) },
    ...carriageSections(order, legs),
    goodsSection(order),
    { name: 'cargo', rows: [...totalRows(order), ...categoryRows(order)] },
    { name: 'handling', rows: handlingRows(order) },
    vehicleSection(order),
    { name: 'issued', rows: [blankRow('dispatcher'), blankRow('placeAndDate'), blankRow('signature')] },
  ];
}

export function missingOfRoadDocument(order: DocumentOrder): MissingField[] {
  const [leg] = roadLegsOf(order);
  return [
    ...missingAmong([
      ['loading.address', 'from', !leg?.from],
      ['unloading.address', 'to', !leg?.to],
    ]),
    ...missingOfGoods(order, { name: 'psnCn' }),
  ];
}
