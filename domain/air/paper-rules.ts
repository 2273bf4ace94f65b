import type { PaperRule } from '../dangerous-goods/papers.ts';

export interface AirPaperNeeds {
  dangerous: boolean;
  /** Chemicals shipped as general cargo need proof that they are not dangerous. */
  chemical: boolean;
  /** Goods in UN packaging, which needs a certificate. */
  certified: boolean;
  lithium: boolean;
  declaredForShipper: boolean;
  clearedByUs: boolean;
}

/** Lists the documents an air shipment requires, in order of their stage. */
export function airPapersFor(needs: AirPaperNeeds): PaperRule[] {
  const { dangerous, chemical, certified, lithium, declaredForShipper, clearedByUs } = needs;
  // biome-ignore format: a table reads by rows
  const rules: readonly (false | PaperRule)[] = [
    { code: 'BOOKING_NOTE', stage: 'ORDER', owner: 'SHIPPER', due: 'ORDER', expiry: null },
    (dangerous || chemical) && { code: 'SDS_CN', stage: 'ORDER', owner: 'SHIPPER', due: 'ORDER', expiry: 'REVISION' },
    (dangerous || chemical) && { code: 'CLASSIFICATION_REPORT', stage: 'ORDER', owner: 'SHIPPER', due: dangerous ? 'bookingCloseDg' : 'bookingCloseGen', expiry: 'SAILING' },
    dangerous && { code: 'SDS_EN', stage: 'BOOKING', owner: 'SHIPPER', due: 'bookingCloseDg', expiry: 'REVISION' },
    lithium && { code: 'BATTERY_TEST', stage: 'BOOKING', owner: 'SHIPPER', due: 'bookingCloseDg', expiry: null },
    dangerous && { code: 'SHIPPER_DECLARATION', stage: 'ACCEPTANCE', owner: declaredForShipper ? 'AGENT' : 'SHIPPER', due: 'dgCutoff', expiry: null },
    certified && { code: 'PACKAGING_TEST', stage: 'ACCEPTANCE', owner: 'SHIPPER', due: 'dgCutoff', expiry: 'PACKING' },
    certified && { code: 'PACKING_USE_CERTIFICATE', stage: 'ACCEPTANCE', owner: 'SHIPPER', due: 'dgCutoff', expiry: 'SAILING' },
    { code: 'WAYBILL_DATA', stage: 'ACCEPTANCE', owner: 'SHIPPER', due: 'siCutoff', expiry: null },
    clearedByUs && { code: 'CUSTOMS_SET', stage: 'CUSTOMS', owner: 'SHIPPER', due: 'customsCutoff', expiry: null },
    dangerous && { code: 'COMPLIANCE_DECLARATION', stage: 'CUSTOMS', owner: 'SHIPPER', due: 'customsCutoff', expiry: null },
    dangerous && { code: 'HAZARD_LABEL', stage: 'CUSTOMS', owner: 'SHIPPER', due: 'customsCutoff', expiry: null },
  ];
  return rules.filter((rule) => rule !== false);
}
