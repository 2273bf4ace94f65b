import type { CutOffCode } from '../schedule/cut-offs.ts';

export type PaperCode =
  | 'BATTERY_TEST'
  | 'BOOKING_NOTE'
  | 'CLASSIFICATION_REPORT'
  | 'COMPLIANCE_DECLARATION'
  | 'CUSTOMS_SET'
  | 'DG_APPLICATION'
  | 'DRAFT_BILL'
  | 'GOODS_DECLARATION'
  | 'HAZARD_LABEL'
  | 'PACKAGING_TEST'
  | 'PACKING_CERTIFICATE'
  | 'PACKING_LIST'
  | 'PACKING_PHOTOS'
  | 'PACKING_USE_CERTIFICATE'
  | 'SDS_CN'
  | 'SDS_EN'
  | 'SHIPPER_DECLARATION'
  | 'SHIPPING_INSTRUCTION'
  | 'VEHICLES'
  | 'VERIFIED_MASS'
  | 'VESSEL_DECLARATION'
  | 'WAYBILL_DATA';

export type PaperOwner = 'AGENT' | 'CARRIER' | 'SHIPPER' | 'WAREHOUSE';
export type PaperStage =
  | 'ACCEPTANCE'
  | 'BOOKING'
  | 'CUSTOMS'
  | 'INSTRUCTION'
  | 'MARITIME'
  | 'ORDER'
  | 'RELEASE'
  | 'STUFFING';

/** The event until which a document must be valid. */
export type PaperExpiry = 'PACKING' | 'REVISION' | 'SAILING';

export interface PaperRule {
  code: PaperCode;
  stage: PaperStage;
  owner: PaperOwner;
  /** Cut-off by which the document is required; ORDER: when the order is placed. */
  due: CutOffCode | 'ORDER';
  expiry: PaperExpiry | null;
}

export interface PaperNeeds {
  dangerous: boolean;
  /** Chemicals shipped as general cargo, also beside dangerous goods, need proof that they are not dangerous. */
  chemical: boolean;
  /** In UN packaging, not in tanks. */
  packaged: boolean;
  limitedQuantity: boolean;
  stuffedByUs: boolean;
  declaredByUs: boolean;
}

type Rule = PaperRule & { needed: (needs: PaperNeeds) => boolean };

const always = () => true;
const dangerous = (needs: PaperNeeds) => needs.dangerous;
const certified = (needs: PaperNeeds) => needs.dangerous && needs.packaged && !needs.limitedQuantity;

// biome-ignore format: a table reads by rows
const RULES: readonly Rule[] = [
  { code: 'BOOKING_NOTE', stage: 'ORDER', owner: 'SHIPPER', due: 'ORDER', expiry: null, needed: always },
  { code: 'SDS_CN', stage: 'ORDER', owner: 'SHIPPER', due: 'ORDER', expiry: 'REVISION', needed: (needs) => needs.dangerous || needs.chemical },
  { code: 'CLASSIFICATION_REPORT', stage: 'ORDER', owner: 'SHIPPER', due: 'bookingCloseGen', expiry: 'SAILING', needed: (needs) => needs.chemical },
  { code: 'SDS_EN', stage: 'BOOKING', owner: 'SHIPPER', due: 'bookingCloseDg', expiry: 'REVISION', needed: dangerous },
  { code: 'DG_APPLICATION', stage: 'BOOKING', owner: 'SHIPPER', due: 'bookingCloseDg', expiry: null, needed: dangerous },
  { code: 'PACKAGING_TEST', stage: 'BOOKING', owner: 'SHIPPER', due: 'dgCutoff', expiry: 'PACKING', needed: certified },
  { code: 'PACKING_USE_CERTIFICATE', stage: 'BOOKING', owner: 'SHIPPER', due: 'dgCutoff', expiry: 'SAILING', needed: certified },
  { code: 'SHIPPING_INSTRUCTION', stage: 'INSTRUCTION', owner: 'SHIPPER', due: 'siCutoff', expiry: null, needed: always },
  { code: 'VERIFIED_MASS', stage: 'INSTRUCTION', owner: 'SHIPPER', due: 'vgmCutoff', expiry: null, needed: always },
  { code: 'PACKING_PHOTOS', stage: 'STUFFING', owner: 'WAREHOUSE', due: 'dgCutoff', expiry: null, needed: (needs) => needs.dangerous && needs.packaged && needs.stuffedByUs },
  { code: 'PACKING_CERTIFICATE', stage: 'STUFFING', owner: 'WAREHOUSE', due: 'dgCutoff', expiry: null, needed: (needs) => needs.dangerous && needs.packaged },
  { code: 'GOODS_DECLARATION', stage: 'MARITIME', owner: 'AGENT', due: 'dgCutoff', expiry: null, needed: dangerous },
  { code: 'VESSEL_DECLARATION', stage: 'MARITIME', owner: 'CARRIER', due: 'dgCutoff', expiry: null, needed: dangerous },
  { code: 'CUSTOMS_SET', stage: 'CUSTOMS', owner: 'SHIPPER', due: 'customsCutoff', expiry: null, needed: (needs) => needs.declaredByUs },
  { code: 'COMPLIANCE_DECLARATION', stage: 'CUSTOMS', owner: 'SHIPPER', due: 'customsCutoff', expiry: null, needed: dangerous },
  { code: 'HAZARD_LABEL', stage: 'CUSTOMS', owner: 'SHIPPER', due: 'customsCutoff', expiry: null, needed: dangerous },
];

/** Lists the documents a sea shipment requires, in order of their stage. */
export function papersFor(needs: PaperNeeds): PaperRule[] {
  return RULES.filter(({ needed }) => needed(needs)).map(({ needed: _, ...rule }) => rule);
}
