/** Enquiry services in display order. */
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

/** Location kind of the lane's ends; null when they are free text. */
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

/** Services that share one enquiry page, by their URL name; the first has none. */
export const sharedPageServices = [
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
export type SharedPageService = (typeof sharedPageServices)[number];

/** Reasons why goods of a bookable service need an enquiry. */
export const enquiryReasons = [
  'RAIL_DANGER',
  'RAIL_SHARED',
  'COOLED',
  'DESK_CLASS',
  'PRICED_CLASSES',
  'CLASS_DOUBT',
] as const;
export type EnquiryReason = (typeof enquiryReasons)[number];

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
