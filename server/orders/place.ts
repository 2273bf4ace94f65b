import type { InferOutput } from 'valibot';
import type { BookedService, FormOf } from '#contract/booked-services.ts';
import type { acceptEnquiry, ChangedPrice, PlacedOrder, placeOrder } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { type CallContext, signedIn } from '../calls/context.ts';
import { once, type Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Buyer, PreparedOrder } from './order-service.ts';
import { isSamePrice, keepQuote, readQuote } from './quotes.ts';
import { orderServices } from './services.ts';
import { writeOrder } from './write.ts';

/** The price differs from the one that was seen; reported outside the transaction that this ends. */
class PriceChanged extends Error {
  override name = 'PriceChanged';
  constructor(
    readonly prepared: PreparedOrder,
    readonly previous: ChangedPrice['previous'],
  ) {
    super('price changed');
  }
}

interface Asked<Service extends BookedService> {
  service: Service;
  form: FormOf<Service>;
  /** Null where the option of an enquiry sets the price. */
  quoteId: string | null;
}

async function write<Service extends BookedService>(
  tx: Transaction,
  { service, form, quoteId }: Asked<Service>,
  buyer: Buyer & { requestId: string },
): Promise<PlacedOrder> {
  const prepared = await orderServices[service].prepare(tx, form, buyer);
  if (quoteId !== null) {
    const quoted = await readQuote(tx, quoteId, buyer.userId);
    if (quoted === null || !isSamePrice(quoted.lines, prepared.priced.lines))
      throw new PriceChanged(prepared, quoted ?? { lines: [], totals: [] });
  }
  return writeOrder(tx, service, prepared, { ...buyer, quoteId });
}

/** A price other than the quoted one orders nothing: the refusal carries a new quote. */
async function placeOnce<Service extends BookedService>(
  context: CallContext,
  call: 'acceptEnquiry' | 'placeOrder',
  request: object,
  asked: Asked<Service>,
): Promise<PlacedOrder> {
  const { userId } = signedIn(context);
  const { db, random, requestId } = context;
  const now = context.clock.now();
  try {
    return await once(context, {
      ...{ call, owner: userId, request },
      work: (tx) => write(tx, asked, { userId, now, requestId }),
    });
  } catch (error) {
    if (!(error instanceof PriceChanged)) throw error;
    const { part, priced } = error.prepared;
    const fresh = await keepQuote(db, { service: asked.service, part }, priced, { userId, now, random });
    const changed: ChangedPrice = { ...fresh, previous: error.previous };
    throw new Refusal(CODE.priceExpired, orderReplies.priceChanged, changed);
  }
}

export const place = (context: CallContext, request: InferOutput<typeof placeOrder.request>): Promise<PlacedOrder> =>
  placeOnce(context, 'placeOrder', request, request);

/** The answer to an enquiry becomes an order at the price it named, while that stands. */
export const accept = (
  context: CallContext,
  request: InferOutput<typeof acceptEnquiry.request>,
): Promise<PlacedOrder> => {
  const { service, no, optionId, quoteId = null, form } = request;
  const asked = { ...form, enquiryNo: no, optionId };
  return placeOnce(context, 'acceptEnquiry', request, { service, quoteId, form: asked });
};
