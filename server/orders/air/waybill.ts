import { orderReplies } from '#copy/orders/replies.ts';
import { airlines } from '#domain/air/airlines.ts';
import { isAirWaybill, waybillCheckDigit } from '#domain/air/waybill.ts';

const prefixes = new Map(airlines.map(({ code, prefix }) => [code, prefix]));

/**
 * Returns an error when the remark holds an invalid number of the airline's waybills, which the shipper could not
 * track. Null when it holds none or a valid one.
 */
export function waybillError(carrierCode: string | null, remark: string): string | null {
  const prefix = prefixes.get(carrierCode ?? '');
  if (prefix === undefined) return null;
  const numbers = remark.normalize('NFKC').match(new RegExp(`(?<!\\d)${prefix}[- ]?\\d{8}(?!\\d)`, 'g')) ?? [];
  const wrong = numbers.map((number) => number.replace(' ', '-')).find((number) => !isAirWaybill(number));
  return wrong === undefined ? null : orderReplies.waybillWrong(wrong, String(waybillCheckDigit(wrong)));
}
