/** Classes that are priced one by one: few prices list them. */
export const CLASSES_BY_ENQUIRY = ['1', '6.2', '7'] as const;

/** Why a price leaves goods to an enquiry: its classes, a controlled temperature, or classes that our sources do not agree about. */
export const priceRefusalKinds = ['OFFER', 'SUBSIDIARY', 'TEMPERATURE', 'DOUBT'] as const;
export type PriceRefusalKind = (typeof priceRefusalKinds)[number];

export const isOfPrice = (kind: string): kind is PriceRefusalKind => priceRefusalKinds.some((one) => one === kind);

/** The carrier and the ports take the goods, but the price does not list them or a limit is in doubt: an enquiry answers. */
export const isByEnquiry = (refusals: readonly { kind: string }[]): boolean =>
  refusals.length > 0 && refusals.every(({ kind }) => isOfPrice(kind) || kind === 'IN_DOUBT');

/** An item of a list that only its price keeps from the goods, where no item takes them; null where one does. */
export const askedInstead = <Item extends { refusals: readonly { kind: string }[] }>(
  items: readonly Item[],
): Item | null =>
  items.every(({ refusals }) => refusals.length > 0)
    ? (items.find(({ refusals }) => isByEnquiry(refusals)) ?? null)
    : null;
