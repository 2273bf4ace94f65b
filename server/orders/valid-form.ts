import type { Code } from '#contract/codes.ts';
import { CODE } from '#contract/codes.ts';
import { mendText, segregationReason } from '#copy/dangerous-goods/verdicts.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { GoodsLine } from '#domain/booking/goods-line.ts';
import { segregationOf } from '#domain/booking/stowed-goods.ts';
import { goodsOf } from '#domain/booking/un-fill.ts';
import type { SharedSpace } from '#domain/dangerous-goods/segregation.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { FieldError } from '#domain/form/field.ts';
import { Refusal } from '../calls/refusal.ts';
import { errorText } from '../texts/form-words.ts';
import { blockingOf, fieldTexts } from './errors.ts';

/** Errors with their own code on the wire; all others are field errors. */
const codeOf: Partial<Record<ErrorCode, Code>> = {
  OFFER_MISSING: CODE.priceExpired,
  PRICE_EXPIRED: CODE.priceExpired,
  BOX_NOT_PRICED: CODE.priceExpired,
  BOOKING_CLOSED: CODE.cutOffPassed,
  CLASS_REFUSED: CODE.classRefused,
  CLASS_NOT_PRICED: CODE.classRefused,
  SUBSIDIARY_NOT_PRICED: CODE.classRefused,
  CLASS_IN_DOUBT: CODE.classRefused,
  STATION_REFUSES: CODE.classRefused,
  LCL_REFUSED: CODE.classRefused,
  LCL_ASKED: CODE.classRefused,
  QUOTED_BY_ENQUIRY: CODE.classRefused,
  AIR_FORBIDDEN: CODE.classRefused,
  AIR_CARGO_ONLY: CODE.classRefused,
  AIR_IN_DOUBT: CODE.classRefused,
  AIR_REFUSED: CODE.classRefused,
  AIR_NOT_PRICED: CODE.classRefused,
  AIR_ASKED: CODE.classRefused,
  FLIGHT_CLOSED: CODE.cutOffPassed,
  DANGEROUS_UNDER_GENERAL: CODE.classRefused,
  SEGREGATION: CODE.segregation,
  ROOM: CODE.segregation,
  STORE_MISSING: CODE.priceExpired,
  GOODS_MISSING: CODE.priceExpired,
  GOODS_CLOSED: CODE.cutOffPassed,
  GOODS_LEFT: CODE.noSpace,
  STORE_CLASS: CODE.classRefused,
  STORE_POISON: CODE.classRefused,
  STORE_CATEGORY: CODE.classRefused,
  FLEXITANK_DANGEROUS: CODE.flexitankDangerous,
  BAG_OVER_MASS: CODE.overweight,
  ROAD_OPTION: CODE.priceExpired,
  ROAD_REFUSED: CODE.classRefused,
  ROAD_ASKED: CODE.classRefused,
  ROAD_GOODS: CODE.classRefused,
  ROAD_CLASS: CODE.classRefused,
  ROAD_WEIGHT: CODE.overweight,
  OVER_PAYLOAD: CODE.overweight,
  OVER_LINE: CODE.overweight,
  TANK_OVER_LANE: CODE.overweight,
  TANK_GROSS: CODE.overweight,
  TANK_NONE: CODE.classRefused,
  TANK_GAS: CODE.classRefused,
  TANK_IN_DOUBT: CODE.classRefused,
  TANK_ASKED: CODE.classRefused,
  DEPOT_REFUSES: CODE.classRefused,
};

/** Reported before all others because no correction of the form can resolve them. */
const FOREMOST: readonly ErrorCode[] = ['FLEXITANK_DANGEROUS'];

const wireCode = ({ code, path }: FieldError): Code | null =>
  code === 'CERTIFICATE_EXPIRES' && path.endsWith('.dangerPackCertExpire')
    ? CODE.certificateExpires
    : (codeOf[code] ?? null);

interface Stowed {
  cargo: readonly (GoodsLine & { stow?: string })[];
}

/** Throws on blocking errors, by the same rules as the page, with every field named. */
export function requireValidForm(form: Stowed, found: readonly FieldError[], place: SharedSpace = 'UNIT'): void {
  const errors = blockingOf(found);
  const [first] = errors;
  if (first === undefined) return;
  const fields = fieldTexts(errors);
  const foremost = errors.find(({ code }) => FOREMOST.includes(code));
  const grave = foremost ?? errors.find((error) => wireCode(error) !== null);
  const plain = errors.find((error) => wireCode(error) === null);
  if ((plain !== undefined && foremost === undefined) || grave === undefined)
    throw new Refusal(CODE.invalidInput, undefined, { fields });
  throw new Refusal(wireCode(grave) ?? CODE.invalidInput, messageOf(grave, form, place), { fields });
}

function messageOf(error: FieldError, { cargo }: Stowed, place: SharedSpace): string {
  if (error.code === 'CERTIFICATE_EXPIRES') {
    const line = Number(error.path.split('.')[1]);
    return orderReplies.certificateExpires(line + 1, cargo[line]?.dg.dangerPackCertExpire ?? '');
  }
  if (error.code !== 'SEGREGATION' && error.code !== 'ROOM') return errorText(error);
  const worst = segregationOf(cargo).find(({ level }) => level === 'BLOCK');
  if (worst === undefined) return errorText(error);
  const pair = { ...worst, a: worst.lineA, b: worst.lineB };
  return orderReplies.segregated(
    segregationReason(cargo.map(goodsOf), pair, place),
    pair.mend === null ? null : mendText[pair.mend],
  );
}
