import { PRICE_ID } from '../orders/order-link.ts';
import { readFields } from '../query-text.ts';
import { cleanCode } from '../text.ts';

/** Tank search: the number as typed, and the sailing or the day of arrival. */
export interface TankSearch {
  typed: string;
  priceId: string;
  arrival: string;
}

/** Parses the tank search query. Never throws. */
export function parseTankSearch(query: string): TankSearch {
  const fields = readFields(query);
  const [priceId, arrival] = [fields.get('sailing') ?? '', fields.get('arrive') ?? ''];
  return {
    typed: cleanCode(fields.get('no') ?? '')
      .replaceAll('-', '')
      .slice(0, 20),
    priceId: PRICE_ID.test(priceId) ? priceId : '',
    arrival: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(arrival) ? arrival : '',
  };
}
