import type { Offer } from '#contract/calls/item.ts';

/** Whether a price can be booked now, in a word. */
export const offerStates = {
  BOOKABLE: '可订',
  BOOKING_CLOSED: '已截订舱',
  PRICE_EXPIRED: '价格已失效',
  PRICE_NOT_YET_VALID: '价格未生效',
  NO_SPACE: '无舱位',
  NOT_PRICED: '没有价格',
  REFUSED: '不收',
} as const satisfies Record<Offer['bookable'], string>;
