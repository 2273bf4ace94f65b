import type { ShipmentKind, UnitKind } from '../shipment/number-kinds.ts';
import type { DocumentOrder, DocumentRow } from './description.ts';
import type { Term } from './terms.ts';
import { blankRow, row } from './values.ts';

type Numbered = Pick<DocumentOrder, 'numbers' | 'vessel' | 'voyage'>;
type RecordedKind = Exclude<ShipmentKind, 'flightNo' | 'trainNo' | 'vessel' | 'voyage'>;

/** The carriage itself is named as sailed. */
const shipmentTerms: Readonly<Record<RecordedKind, Term>> = {
  bookingNo: 'bookingNumber',
  entryNo: 'entryNumber',
  billNo: 'billNumber',
  houseBillNo: 'houseBillNumber',
  airWaybillNo: 'airWaybill',
  houseWaybillNo: 'houseWaybill',
  railWaybillNo: 'railWaybill',
  roadWaybillNo: 'roadWaybill',
  storeReceiptNo: 'storeReceipt',
  storeReleaseNo: 'storeRelease',
  deliveryNo: 'deliveryNumber',
  declarationNo: 'declarationNumber',
  customsNo: 'customsNumber',
};

const unitTerms: Readonly<Record<UnitKind, Term>> = {
  containerNo: 'boxNumber',
  tankNo: 'tankNumber',
  wagonNo: 'wagonNumber',
  plate: 'vehicleNumber',
  trailer: 'trailer',
  sealNo: 'sealNumber',
  bagNo: 'bagNumber',
  vgmNo: 'vgmNumber',
};

const unitRows = ({ numbers }: Numbered, kind: UnitKind): DocumentRow[] =>
  row(unitTerms[kind], ...(numbers?.units ?? []).map((unit) => unit[kind]));

/** A recorded number of the whole shipment, or a line to be filled in by hand. */
export const recordedRow = (order: Numbered, term: Term, kind: RecordedKind): DocumentRow =>
  row(term, order.numbers?.shipment[kind])[0] ?? blankRow(term);

/** The recorded numbers of all units, or a line to be filled in by hand. */
export const recordedUnits = (order: Numbered, kind: UnitKind): DocumentRow =>
  unitRows(order, kind)[0] ?? blankRow(unitTerms[kind]);

/** Vessel and voyage, flight or train as sailed, once recorded; as booked before. */
export function carriedBy({ numbers, vessel, voyage }: Numbered): string {
  const sailed = numbers?.shipment;
  const recorded = [sailed?.vessel, sailed?.voyage].filter(Boolean).join(' ') || sailed?.flightNo || sailed?.trainNo;
  return recorded || [vessel, voyage].filter(Boolean).join(' ');
}

/** Every recorded number. */
export const numberRows = (order: Numbered): DocumentRow[] => [
  ...Object.entries(shipmentTerms).flatMap(([kind, term]) => row(term, order.numbers?.shipment[kind as RecordedKind])),
  ...Object.keys(unitTerms).flatMap((kind) => unitRows(order, kind as UnitKind)),
];
