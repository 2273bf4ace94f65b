/** Numbers of a whole shipment. */
export const shipmentKinds = [
  'bookingNo',
  'entryNo',
  'billNo',
  'houseBillNo',
  'airWaybillNo',
  'houseWaybillNo',
  'railWaybillNo',
  'roadWaybillNo',
  'vessel',
  'voyage',
  'flightNo',
  'trainNo',
  'storeReceiptNo',
  'storeReleaseNo',
  'deliveryNo',
  'declarationNo',
  'customsNo',
] as const;
export type ShipmentKind = (typeof shipmentKinds)[number];

/** Numbers of one container, tank, wagon or vehicle. */
export const unitKinds = ['containerNo', 'tankNo', 'wagonNo', 'plate', 'trailer', 'sealNo', 'bagNo', 'vgmNo'] as const;
export type UnitKind = (typeof unitKinds)[number];

interface NumberKinds {
  shipment: readonly ShipmentKind[];
  /** Empty for a service without units; the first identifies the unit. */
  unit: readonly UnitKind[];
}

const SAILING = ['bookingNo', 'billNo', 'vessel', 'voyage', 'customsNo'] as const;

/** Numbers that the shipments of each service have, in the order in which they are entered and shown. */
export const numberKinds = {
  fcl: { shipment: SAILING, unit: ['containerNo', 'sealNo', 'vgmNo'] },
  lcl: {
    shipment: ['entryNo', 'billNo', 'houseBillNo', 'vessel', 'voyage', 'customsNo'],
    unit: ['containerNo', 'sealNo'],
  },
  air: { shipment: ['airWaybillNo', 'houseWaybillNo', 'flightNo', 'customsNo'], unit: [] },
  rail: { shipment: ['railWaybillNo', 'trainNo', 'customsNo'], unit: ['containerNo', 'wagonNo', 'sealNo'] },
  cfs: { shipment: ['bookingNo', 'billNo', 'vessel', 'voyage'], unit: ['containerNo', 'sealNo', 'vgmNo'] },
  warehouse: { shipment: ['storeReceiptNo', 'storeReleaseNo'], unit: [] },
  tank: { shipment: SAILING, unit: ['tankNo', 'sealNo', 'vgmNo'] },
  flexitank: { shipment: SAILING, unit: ['containerNo', 'sealNo', 'bagNo', 'vgmNo'] },
  domestic: { shipment: ['billNo', 'vessel', 'voyage'], unit: ['containerNo', 'sealNo'] },
  truck: { shipment: ['roadWaybillNo'], unit: ['plate', 'trailer', 'sealNo'] },
  goods: { shipment: ['deliveryNo'], unit: ['plate', 'sealNo'] },
  dgdesk: { shipment: ['declarationNo'], unit: [] },
} as const satisfies Readonly<Record<string, NumberKinds>>;

export type NumberedService = keyof typeof numberKinds;

export const kindsOf = (service: NumberedService): NumberKinds => numberKinds[service];
