import { parse } from 'valibot';
import { dgdeskEnquiryForm } from '#contract/calls/ecommerce.ts';
import { marketReplies } from '#copy/replies.ts';
import { formOfDeskEnquiry } from '#domain/dg-desk/initial-form.ts';
import { deskQuotePart } from '#domain/dg-desk/quote.ts';
import { isTakenClass } from '#domain/dg-desk/works.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { pricePart } from '../../orders/dg-desk/price.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import type { OperatorOption } from '../enquiries/option.ts';
import type { Reader } from '../fee-rates.ts';

/** Price id of the DG service desk's list. */
export const DESK_PRICE = 'dgdesk';

const bare: OperatorOption = {
  offerId: DESK_PRICE,
  ...{
    sailingId: null,
    carrierCode: null,
    etd: null,
    transitDays: null,
    lines: [],
    remark: marketReplies.operatorRemark,
  },
  validTo: Number.POSITIVE_INFINITY,
};

/** Prices the works by the list; empty for goods that need a review first. */
export async function deskWorkOptions(db: Reader, stored: JsonObject, now: number): Promise<OperatorOption[]> {
  const enquiry = parse(dgdeskEnquiryForm, stored);
  const entry = await readUnEntry(db, enquiry.unNo);
  const form = formOfDeskEnquiry({ ...enquiry, entry }, { enquiryNo: '', optionId: '' });
  if (!isTakenClass(form.goods.dgClass)) return [];
  const { lines } = await pricePart(db, deskQuotePart(form), now);
  return [{ ...bare, lines }];
}

/** Returns the list's price; an operator may set one for any works. */
export async function namedDeskOption(
  db: Reader,
  stored: JsonObject,
  { priceId, hasLines }: { priceId: string; hasLines: boolean },
  now: number,
): Promise<OperatorOption | null> {
  if (priceId !== DESK_PRICE) return null;
  return hasLines ? bare : ((await deskWorkOptions(db, stored, now))[0] ?? null);
}
