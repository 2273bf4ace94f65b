import { parse } from 'valibot';
import { dgdeskEnquiryForm } from '#contract/calls/ecommerce.ts';
import { formOfDeskEnquiry } from '#domain/booking/services/dgdesk/initial-form.ts';
import { deskQuotePart } from '#domain/booking/services/dgdesk/quote.ts';
import { isTakenClass } from '#domain/booking/services/dgdesk/works.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { pricePart } from '../orders/dgdesk/price.ts';
import { readUnEntry } from '../un-list/read-entries.ts';
import type { DeskOption } from './desk-option.ts';
import type { Reader } from './fee-rates.ts';

/** The one price of ours for works of the desk: its list. */
export const DESK_PRICE = 'dgdesk';

const bare: DeskOption = {
  offerId: DESK_PRICE,
  ...{ sailingId: null, carrierCode: null, etd: null, transitDays: null, lines: [], remark: marketReplies.deskRemark },
  validTo: Number.POSITIVE_INFINITY,
};

/** What the list asks for the works; none for goods that a person looks at first. */
export async function deskWorkOptions(db: Reader, stored: JsonObject, now: number): Promise<DeskOption[]> {
  const asked = parse(dgdeskEnquiryForm, stored);
  const entry = await readUnEntry(db, asked.unNo);
  const form = formOfDeskEnquiry({ ...asked, entry }, { enquiryNo: '', optionId: '' });
  if (!isTakenClass(form.goods.dgClass)) return [];
  const { lines } = await pricePart(db, deskQuotePart(form), now);
  return [{ ...bare, lines }];
}

/** The price of the list; a person may put one of their own on any works. */
export async function namedDeskOption(
  db: Reader,
  stored: JsonObject,
  { priceId, hasLines }: { priceId: string; hasLines: boolean },
  now: number,
): Promise<DeskOption | null> {
  if (priceId !== DESK_PRICE) return null;
  return hasLines ? bare : ((await deskWorkOptions(db, stored, now))[0] ?? null);
}
