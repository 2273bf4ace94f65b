import type { InferOutput } from 'valibot';
import type { BookedService, FormOf } from '#contract/booked-services.ts';
import type { acceptEnquiry, ChangedPrice, PlacedOrder, placeOrder } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { type CallContext, signedIn } from '../calls/context.ts';
import { once, type Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireUnrestricted } from '../restrictions/orders.ts';
import { withListedEntries } from '../un-list/form-entries.ts';
import { lockAccount } from './buyer.ts';
import type { Buyer, PreparedOrder } from './order-service.ts';
import { isSamePrice, readQuote, storeQuote } from './quotes.ts';
import { orderServices } from './services.ts';
import { writeOrder } from './write.ts';

/** Thrown to roll the transaction back; the caller answers with a new quote. */
class PriceChanged extends Error {
  override name = 'PriceChanged';
  constructor(
    readonly prepared: PreparedOrder,
    readonly previous: ChangedPrice['previous'],
  ) {
    super('price changed');
  }
}

export interface PlacingOrder<Service extends BookedService> {
  service: Service;
  form: FormOf<Service>;
  /** Null when the answered enquiry sets the price. */
  quoteId: string | null;
}

/** Prepares an order at its quoted price. */
export async function prepareQuoted<Service extends BookedService>(
  tx: Transaction,
  { service, form, quoteId }: PlacingOrder<Service>,
  buyer: Buyer,
): Promise<PreparedOrder> {
  const prepared = await orderServices[service].prepare(tx, await withListedEntries(tx, form), buyer);
  if (quoteId === null) return prepared;
  const quoted = await readQuote(tx, quoteId, buyer.userId);
  if (quoted !== null && isSamePrice(quoted.lines, prepared.priced.lines)) return prepared;
  throw new PriceChanged(prepared, quoted ?? { lines: [], totals: [] });
}

type Ordering = Buyer & { requestId: string };

async function write<Service extends BookedService>(
  tx: Transaction,
  placing: PlacingOrder<Service>,
  buyer: Ordering,
): Promise<PlacedOrder> {
  const prepared = await prepareQuoted(tx, placing, buyer);
  await requireUnrestricted(tx, prepared, buyer.now);
  return writeOrder(tx, placing.service, prepared, { ...buyer, quoteId: placing.quoteId });
}

/** Places an order at the quoted price only; a changed price is refused with a new quote. */
export async function orderOnce(
  context: CallContext,
  call: 'acceptEnquiry' | 'amendOrder' | 'placeOrder',
  { service, ...request }: { service: BookedService },
  work: (tx: Transaction, buyer: Ordering) => Promise<PlacedOrder>,
): Promise<PlacedOrder> {
  const { userId } = signedIn(context);
  const { db, random, requestId } = context;
  const now = context.clock.now();
  try {
    return await once(context, {
      ...{ call, owner: userId, request: { service, ...request } },
      work: async (tx) => {
        await lockAccount(tx, userId);
        return work(tx, { userId, now, requestId });
      },
    });
  } catch (error) {
    if (!(error instanceof PriceChanged)) throw error;
    const { part, priced } = error.prepared;
    const fresh = await storeQuote(db, { service, part }, priced, { userId, now, random });
    const changed: ChangedPrice = { ...fresh, previous: error.previous };
    throw new Refusal(CODE.priceExpired, orderReplies.priceChanged, changed);
  }
}

export const place = (context: CallContext, request: InferOutput<typeof placeOrder.request>): Promise<PlacedOrder> =>
  orderOnce(context, 'placeOrder', request, (tx, buyer) => write(tx, request, buyer));

/** Accepts an answered enquiry as an order at its price, while that is valid. */
export const accept = (
  context: CallContext,
  request: InferOutput<typeof acceptEnquiry.request>,
): Promise<PlacedOrder> => {
  const { service, no, optionId, quoteId = null, form } = request;
  const placing = { ...form, enquiryNo: no, optionId };
  return orderOnce(context, 'acceptEnquiry', request, (tx, buyer) =>
    write(tx, { service, quoteId, form: placing }, buyer),
  );
};
