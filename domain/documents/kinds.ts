/** What is made of an order to be taken away; the names are those of the address. */
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
