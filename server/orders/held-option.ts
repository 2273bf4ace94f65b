import { and, eq } from 'drizzle-orm';
import type { BookedService } from '#contract/booked-services.ts';
import { CODE } from '#contract/codes.ts';
import { compare, parseDecimal } from '#domain/decimal.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { enquiries, enquiryOptions } from '../data/schema/enquiries.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { toFeeLine } from '../market/priced-lines.ts';

export interface HeldOption {
  offerId: string;
  sailingId: string | null;
  lines: FeeLine[];
  validTo: number;
  /** What was asked. */
  asked: JsonObject;
  close(orderNo: string): Promise<void>;
}

/** The price was named for so much; less may be shipped at it, more has another price. */
export function requireAskedLoad(
  { asked }: Pick<HeldOption, 'asked'>,
  { grossWeight, volume }: { grossWeight: string; volume: string },
): void {
  const isMore = (typed: string, most: unknown) => {
    const [now, then] = [parseDecimal(typed), typeof most === 'string' ? parseDecimal(most) : null];
    return now !== null && then !== null && compare(now, then) > 0;
  };
  const path = isMore(volume, asked.volume) ? 'volume' : isMore(grossWeight, asked.weight) ? 'grossWeight' : null;
  if (path === null) return;
  const fields = { [`cargo.0.${path}`]: orderReplies.optionLoad };
  throw new Refusal(CODE.invalidInput, orderReplies.optionLoad, { fields });
}

interface Wanted {
  service: BookedService;
  no: string;
  optionId: string;
}

/** One of the user's own answered options that stands; within a transaction it is held until the order is written. */
export async function holdOption(
  tx: Pick<Database, 'select' | 'update'>,
  { service, no, optionId }: Wanted,
  { userId, now }: { userId: string; now: number },
): Promise<HeldOption> {
  const own = and(eq(enquiries.enquiryNo, no), eq(enquiries.userId, userId), eq(enquiries.service, service));
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
  return {
    offerId: option.offerId,
    sailingId: option.sailingId,
    lines: option.lines.map(toFeeLine),
    validTo: option.validTo.getTime(),
    asked: enquiry.form as JsonObject,
    close: async (orderNo) => {
      await tx.update(enquiries).set({ status: 'accepted', orderNo }).where(own);
    },
  };
}
