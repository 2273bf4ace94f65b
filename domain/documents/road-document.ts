import { readAt } from '../form/path.ts';
import { dangerousItems, dangerousLine, handlingRows, netText } from './dangerous-goods.ts';
import { totalRows } from './declaration.ts';
import type { DocumentOrder, DocumentRow, DocumentSection, MissingField, Term } from './description.ts';
import { missingAmong, missingOfGoods } from './missing.ts';
import { blankRow, measure, packagesText, row, textAt } from './values.ts';

/** A row with what the order says; a blank to fill by hand where it says nothing. */
const rowOrBlank = (term: Term, ...values: readonly (string | null | undefined)[]): DocumentRow =>
  row(term, ...values)[0] ?? blankRow(term);

const stopLines = (form: unknown, stop: 'loading' | 'unloading') =>
  ['contact', 'phone', 'address'].map((field) => textAt(form, `${stop}.${field}`));

const partiesRows = (order: DocumentOrder): DocumentRow[] => [
  rowOrBlank('shipper', order.customer),
  rowOrBlank('loader', ...stopLines(order.form, 'loading')),
  rowOrBlank('consignee', ...stopLines(order.form, 'unloading')),
  rowOrBlank('carrier', order.forwarder),
  blankRow('carrierPermit'),
];

const carriageRows = ({ trip }: DocumentOrder): DocumentRow[] => [
  rowOrBlank('from', trip?.from),
  rowOrBlank('to', trip?.to),
  rowOrBlank('departureDay', trip?.loadingDay),
  ...(trip ? row('vehicle', `${trip.vehicle} × ${trip.vehicleCount}`) : []),
];

const VEHICLE_FIELDS = [
  ['vehicleNumber', ['plate']],
  ['trailer', ['trailer']],
  ['vehiclePermit', ['permit']],
  ['driver', ['driver', 'driverCert', 'driverPhone']],
  ['escort', ['escort', 'escortCert', 'escortPhone']],
] as const;

/** Vehicles with their people as far as they are named; a line to fill by hand for each that is not. */
function vehicleSection({ form, trip }: DocumentOrder): DocumentSection {
  const trucks = readAt(form, 'trucks');
  const named = Array.isArray(trucks) ? trucks.length : 0;
  const namedLater = (field: string, index: number) => {
    const truck = trip?.trucks?.[index];
    return (field === 'plate' ? truck?.plate : field === 'driver' ? truck?.driver : '') ?? '';
  };
  const rows = Array.from({ length: Math.max(named, trip?.vehicleCount ?? 1) }, (_, index) => [
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

/** The transport document of dangerous goods on roads: JT/T 617.5. */
export const roadDocument = (order: DocumentOrder): DocumentSection[] => [
  { name: 'order', rows: [{ term: 'orderNo', values: [order.orderNo] }] },
  { name: 'parties', rows: partiesRows(order) },
  { name: 'carriage', rows: carriageRows(order) },
  goodsSection(order),
  { name: 'cargo', rows: totalRows(order) },
  { name: 'handling', rows: handlingRows(order) },
  vehicleSection(order),
  { name: 'issued', rows: [blankRow('dispatcher'), blankRow('placeAndDate'), blankRow('signature')] },
];

export const missingOfRoadDocument = (order: DocumentOrder): MissingField[] => [
  ...missingAmong([
    ['loading.address', 'from', !order.trip?.from],
    ['unloading.address', 'to', !order.trip?.to],
  ]),
  ...missingOfGoods(order, { name: 'psnCn' }),
];
