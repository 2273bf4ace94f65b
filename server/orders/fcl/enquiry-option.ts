import { and, eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import type { FclQuotePart } from '#domain/booking/services/fcl/quote.ts';
import { atPayTerm } from '#domain/booking/services/fcl/terms.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { enquiries, enquiryOptions } from '../../data/schema/enquiries.ts';
import { toFeeLine } from '../../market/priced-lines.ts';
import { type Buyer, type PricedBooking, priceBooking } from './price.ts';

interface TakenOption {
  offerId: string;
  sailingId: string | null;
  requireSameBoxes(asked: Pick<FclQuotePart, 'containers'>): void;
  /** The booking at what the option names, with the lines of what is wanted besides. */
  price(booking: PricedBooking, payTerm: string): PricedBooking;
  close(orderNo: string): Promise<void>;
}

type Box = { ctnType: string; quantity: number };

const boxesText = (boxes: readonly Box[]) =>
  boxes
    .map(({ ctnType, quantity }) => `${ctnType}x${quantity}`)
    .sort()
    .join(' ');

/** One of the user's own answered options that stands; within a transaction it is held until the order is written. */
export async function takeOption(
  tx: Pick<Database, 'select' | 'update'>,
  { no, optionId }: { no: string; optionId: string },
  { userId, now }: { userId: string; now: number },
): Promise<TakenOption> {
  const own = and(eq(enquiries.enquiryNo, no), eq(enquiries.userId, userId));
  const [enquiry] = await tx.select().from(enquiries).where(own).for('update');
  if (enquiry === undefined) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  if (enquiry.orderNo !== null)
    throw new Refusal(CODE.conflict, orderReplies.alreadyAccepted(enquiry.orderNo), { orderNo: enquiry.orderNo });
  if (enquiry.status !== 'answered') throw new Refusal(CODE.conflict, orderReplies.enquiryNotAnswered);
  const [option] = await tx
    .select()
    .from(enquiryOptions)
    .where(and(eq(enquiryOptions.id, optionId), eq(enquiryOptions.enquiryNo, no)));
  if (option === undefined || option.offerId === null) throw new Refusal(CODE.notFound, orderReplies.optionUnknown);
  if (option.validTo.getTime() <= now) throw new Refusal(CODE.priceExpired, orderReplies.optionExpired);
  const asked = (enquiry.form as { boxes?: Box[] }).boxes ?? [];
  return {
    offerId: option.offerId,
    sailingId: option.sailingId,
    price: (booking, payTerm) => {
      const named = atPayTerm(option.lines.map(toFeeLine), payTerm);
      const own = booking.lines.slice(booking.offer.lines.length);
      const lines = [...named, ...own.filter(({ feeCode }) => !named.some((one) => one.feeCode === feeCode))];
      const validTo = Math.min(booking.validTo, option.validTo.getTime());
      return { ...booking, lines, totals: totalsOf(lines), validTo };
    },
    requireSameBoxes: ({ containers }) => {
      const booked = containers.map(({ ctnType, quantity }) => ({ ctnType, quantity: Number(quantity) }));
      if (boxesText(booked) !== boxesText(asked))
        throw new Refusal(CODE.invalidInput, orderReplies.optionBoxes, {
          fields: { containers: orderReplies.optionBoxes },
        });
    },
    close: async (orderNo) => {
      await tx.update(enquiries).set({ status: 'accepted', orderNo }).where(own);
    },
  };
}

/** What a form costs now: at the price of its option where it takes one, at the offer's where it does not. */
export async function priceAsked(
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
