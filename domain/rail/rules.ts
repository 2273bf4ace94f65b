import type { Party } from '../booking/party.ts';
import { grossOf } from '../booking/totals.ts';
import { compare, decimalText, multiply, sum } from '../decimal.ts';
import type { FormError, Rule } from '../form/field.ts';
import { isEori } from '../identity/trade-codes.ts';
import { cleanCode } from '../text.ts';
import type { RailContext } from './context.ts';
import { type RailForm, STATION } from './form.ts';
import { DOOR_BY_ENQUIRY } from './terms.ts';

/** EU countries, whose customs identify traders by EORI. */
const EUROPEAN_UNION = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/** EU consignees need an EORI (country and number), others a tax number in any format. */
export const taxNumber: Rule<RailForm, Party, RailContext> = ({ value, scope }) =>
  EUROPEAN_UNION.includes(cleanCode(scope.countryCode)) && !isEori(String(value)) ? { code: 'EORI' } : null;

/** STATION, the cities with a price, and ASK. */
export const doorsAt =
  (side: 'delivery' | 'pickup') =>
  ({ context: { offer } }: { context: RailContext }): readonly string[] => [
    STATION,
    ...(offer?.[side] ?? []),
    DOOR_BY_ENQUIRY,
  ];

/** Total limit of the line; null without containers or with an unknown count or limit. */
function limitOf({ containers }: RailForm, { offer }: RailContext) {
  if (containers.length === 0) return null;
  let limit = sum([]);
  for (const { ctnType, quantity } of containers) {
    const most = offer?.boxes.find((box) => box.ctnType === ctnType)?.limitKg ?? null;
    if (most === null || !/^[1-9]\d{0,2}$/.test(quantity)) return null;
    limit = sum([limit, multiply(most, quantity)]);
  }
  return limit;
}

/** Containers must not exceed the line's limit. */
export function lineLimitErrors(form: RailForm, context: RailContext): FormError[] {
  const limit = limitOf(form, context);
  return limit !== null && compare(grossOf(form.cargo), limit) > 0
    ? [{ path: 'cargo.0.grossWeight', step: 'cargo', code: 'OVER_LINE', values: { limit: decimalText(limit) } }]
    : [];
}
