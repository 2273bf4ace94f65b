import type { Code } from '#contract/codes.ts';
import { CODE } from '#contract/codes.ts';
import { segregationOf } from '#domain/booking/services/fcl/checks.ts';
import type { FclContext } from '#domain/booking/services/fcl/context.ts';
import { fclDescription } from '#domain/booking/services/fcl/fields.ts';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import { goodsOf } from '#domain/booking/un-fill.ts';
import { errorsOf } from '#domain/form/check.ts';
import type { ErrorCode, FieldError } from '#domain/form/field.ts';
import { tidy } from '#domain/form/tidy.ts';
import { errorText } from '#src/ui/copy/booking/errors.ts';
import { mendText, segregationReason } from '#src/ui/copy/dangerous-goods.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../../calls/refusal.ts';
import { blockingOf, fieldTexts } from '../errors.ts';
import type { JudgedBooking } from './price.ts';

/** FieldErrors that have a code of their own on the wire; all others are those of a field. */
const codeOf: Partial<Record<ErrorCode, Code>> = {
  OFFER_MISSING: CODE.priceExpired,
  PRICE_EXPIRED: CODE.priceExpired,
  BOX_NOT_PRICED: CODE.priceExpired,
  BOOKING_CLOSED: CODE.cutOffPassed,
  CLASS_REFUSED: CODE.classRefused,
  CLASS_NOT_PRICED: CODE.classRefused,
  QUOTED_BY_ENQUIRY: CODE.classRefused,
  DANGEROUS_UNDER_GENERAL: CODE.classRefused,
  SEGREGATION: CODE.segregation,
  OVER_PAYLOAD: CODE.overweight,
};

const wireCode = ({ code, path }: FieldError): Code | null =>
  code === 'CERTIFICATE_EXPIRES' && path.endsWith('.dangerPackCertExpire')
    ? CODE.certificateExpires
    : (codeOf[code] ?? null);

/** The form as it is meant: what is checked, priced and kept. */
export const tidied = (form: FclForm): FclForm => tidy(fclDescription, form);

export function contextOf(
  { offer, timezone, isDanger, termRates }: JudgedBooking,
  now: number,
  buyer: Pick<FclContext, 'currencies' | 'isContractCustomer' | 'payTypes'>,
): FclContext {
  const { etd, etdDay, cutOffs, validTo, prices, dgClasses, carrierRefuses, collectAllowed } = offer;
  const { refusedClasses = carrierRefuses } = offer;
  return {
    now,
    ...buyer,
    offer: {
      isDanger,
      etd,
      etdDay,
      timezone,
      cutOffs,
      validTo,
      boxes: prices.map(({ ctnType, limitKg }) => ({ ctnType, limitKg })),
      dgClasses,
      refusedClasses,
      collectAllowed,
      termRates,
    },
  };
}

/** The same rules as the page's own: a form with an error that holds it up is refused with every field named. */
export function requireSound(form: FclForm, context: FclContext): void {
  const errors = blockingOf(errorsOf(fclDescription, form, context));
  const [first] = errors;
  if (first === undefined) return;
  const fields = fieldTexts(errors);
  const grave = errors.find((error) => wireCode(error) !== null);
  const plain = errors.find((error) => wireCode(error) === null);
  if (plain !== undefined || grave === undefined) throw new Refusal(CODE.invalidInput, undefined, { fields });
  throw new Refusal(wireCode(grave) ?? CODE.invalidInput, messageOf(grave, form), { fields });
}

function messageOf(error: FieldError, form: FclForm): string {
  if (error.code === 'CERTIFICATE_EXPIRES') {
    const line = Number(error.path.split('.')[1]);
    return orderReplies.certificateExpires(line + 1, form.cargo[line]?.dg.dangerPackCertExpire ?? '');
  }
  if (error.code !== 'SEGREGATION') return errorText(error);
  const goods = form.cargo.map(goodsOf);
  const worst = segregationOf(form.cargo).find(({ level }) => level === 'BLOCK');
  if (worst === undefined) return errorText(error);
  const pair = { ...worst, a: worst.lineA, b: worst.lineB };
  return orderReplies.segregated(
    segregationReason(goods, pair, 'UNIT'),
    pair.mend === null ? null : mendText[pair.mend],
  );
}

/** Every file the form names. */
export const filesOf = ({ cargo, documents }: FclForm): string[] =>
  [
    ...documents,
    ...cargo.flatMap(({ sds, classReport, dg }) => [
      ...sds,
      ...classReport,
      ...dg.dangerPackCertFiles,
      ...dg.perfCertFiles,
    ]),
  ].map(({ fileId }) => fileId);
