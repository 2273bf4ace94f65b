import { CODE } from '#contract/codes.ts';
import { marketReplies } from '#copy/replies.ts';
import type { FclQuotePart } from '#domain/fcl/quote.ts';
import { atPayTerm } from '#domain/fcl/terms.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { type AnsweredOption, lockOption, requireEnquiredBoxes } from '../answered-option.ts';
import { type Buyer, type PricedBooking, priceBooking } from './price.ts';

interface TakenOption extends Pick<AnsweredOption, 'close' | 'offerId' | 'sailingId'> {
  requireSameBoxes(part: Pick<FclQuotePart, 'containers'>): void;
  /** Prices a booking at the option, with the added services. */
  price(booking: PricedBooking, payTerm: string): PricedBooking;
}

/** Locks the user's own answered option for the containers of its enquiry. */
export async function takeOption(
  tx: Pick<Database, 'select' | 'update'>,
  { no, optionId }: { no: string; optionId: string },
  { userId, now }: { userId: string; now: number },
): Promise<TakenOption> {
  const option = await lockOption(tx, { service: 'fcl', no, optionId }, { userId, now });
  return {
    ...option,
    price: (booking, payTerm) => {
      const named = atPayTerm(option.lines, payTerm);
      const own = booking.lines.slice(booking.offer.lines.length);
      const lines = [...named, ...own.filter(({ feeCode }) => !named.some((one) => one.feeCode === feeCode))];
      const validTo = Math.min(booking.validTo, option.validTo);
      return { ...booking, lines, totals: totalsOf(lines), validTo };
    },
    requireSameBoxes: ({ containers }) => requireEnquiredBoxes(option, containers),
  };
}

/** Prices a form at its answered option, else at the offer. */
export async function priceForm(
  db: Pick<Database, 'select' | 'update'>,
  part: FclQuotePart,
  { userId, ...buyer }: Buyer & { userId: string | null },
): Promise<PricedBooking> {
  if (part.enquiry === null) return priceBooking(db, part, buyer);
  if (userId === null) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const option = await takeOption(db, part.enquiry, { userId, now: buyer.now });
  option.requireSameBoxes(part);
  const at = { ...part, priceId: option.offerId, scheduleId: option.sailingId ?? '' };
  return option.price(await priceBooking(db, at, buyer), part.payTerm);
}
