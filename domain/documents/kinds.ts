/** Documents made from an order; the names are used in URLs. */
export const documentKinds = [
  'booking-note',
  'dg-declaration',
  'packing-certificate',
  'air-declaration',
  'road-document',
  'rail-attachment',
  'labels',
  'quote-sheet',
  'order-confirmation',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
