/** What may be asked about, in the order in which a person finds it. */
export const enquiryServices = [
  'fcl',
  'lcl',
  'truck',
  'air',
  'rail',
  'domestic',
  'flexitank',
  'tank',
  'warehouse',
  'dgdesk',
  'cfs',
] as const;
export type EnquiryService = (typeof enquiryServices)[number];

/** What the lane of an enquiry joins; null where its places are named in words. */
export const locationKinds = {
  fcl: 'port',
  lcl: 'port',
  truck: null,
  air: 'airport',
  rail: 'station',
  domestic: 'port',
  flexitank: 'port',
  tank: 'port',
  warehouse: null,
  dgdesk: null,
  cfs: 'port',
} as const satisfies Record<EnquiryService, string | null>;

/** Services that are asked about on one page, by the name its address carries; the first needs none. */
export const askedTogether = [
  'fcl',
  'air',
  'rail',
  'domestic',
  'flexitank',
  'tank',
  'warehouse',
  'dgdesk',
  'cfs',
] as const satisfies readonly EnquiryService[];
export type AskedTogether = (typeof askedTogether)[number];

/** Why goods are asked about that others of their kind are booked with a price. */
export const enquiryReasons = [
  'RAIL_DANGER',
  'RAIL_SHARED',
  'COOLED',
  'DESK_CLASS',
  'PRICED_CLASSES',
  'CLASS_DOUBT',
] as const;
export type EnquiryReason = (typeof enquiryReasons)[number];

/** The page that asks about a service. */
export const ENQUIRY_PAGES: Readonly<Record<EnquiryService, string>> = {
  fcl: '/enquiryFcl',
  lcl: '/brand/consolidation',
  truck: '/brand/freight',
  air: '/enquiryFcl?service=air',
  rail: '/enquiryFcl?service=rail',
  domestic: '/enquiryFcl?service=domestic',
  flexitank: '/enquiryFcl?service=flexitank',
  tank: '/enquiryFcl?service=tank',
  warehouse: '/enquiryFcl?service=warehouse',
  dgdesk: '/enquiryFcl?service=dgdesk',
  cfs: '/enquiryFcl?service=cfs',
};
