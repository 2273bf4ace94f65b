/** Classes priced individually: few prices include them. */
export const CLASSES_BY_ENQUIRY = ['1', '6.2', '7'] as const;

/**
 * Reasons a price leaves goods to an enquiry: class, subsidiary class, temperature control, or classes the sources
 * disagree about.
 */
export const priceRefusalKinds = ['OFFER', 'SUBSIDIARY', 'TEMPERATURE', 'DOUBT'] as const;
export type PriceRefusalKind = (typeof priceRefusalKinds)[number];

export const isOfPrice = (kind: string): kind is PriceRefusalKind => priceRefusalKinds.some((one) => one === kind);

/** The carrier and the ports accept the goods but the price does not: an enquiry is needed. */
export const isByEnquiry = (refusals: readonly { kind: string }[]): boolean =>
  refusals.length > 0 && refusals.every(({ kind }) => isOfPrice(kind) || kind === 'IN_DOUBT');

/** Returns an item that only its price excludes when no item accepts the goods; null otherwise. */
export const enquiryFallback = <Item extends { refusals: readonly { kind: string }[] }>(
  items: readonly Item[],
): Item | null =>
  items.every(({ refusals }) => refusals.length > 0)
    ? (items.find(({ refusals }) => isByEnquiry(refusals)) ?? null)
    : null;
