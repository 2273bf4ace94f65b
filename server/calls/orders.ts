import type { BookedService, PartOf } from '#contract/booked-services.ts';
import type { QuoteAnswer } from '#contract/calls/orders.ts';
import { companySettings } from '../company/facts.ts';
import { enterpriseOf } from '../enterprise/membership.ts';
import { priceAmendment } from '../orders/amendments/ask.ts';
import { cancel } from '../orders/cancel.ts';
import { requireOwnOrder } from '../orders/own-order.ts';
import { accept, place } from '../orders/place.ts';
import { storeQuote } from '../orders/quotes.ts';
import { listOrders, readOrder } from '../orders/read.ts';
import { orderServices } from '../orders/services.ts';
import { displayName, readUser } from '../session/user-info.ts';
import { forwarderOf } from '../site-config.ts';
import { readAgreement } from '../texts/agreements.ts';
import { dangerousGoodsProtocol } from '../texts/shipping-protocol.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';
import { buyerOf } from './item.ts';

type OrderCalls = 'acceptEnquiry' | 'cancelOrder' | 'chargeAgreement' | 'order' | 'orderList' | 'placeOrder' | 'quote';

const reader = (context: CallContext) => ({ userId: signedIn(context).userId, now: context.clock.now() });

/** The agreeing party: the enterprise, else the person; empty when signed out. */
async function partyOf({ db, findSession }: CallContext): Promise<string> {
  const session = await findSession();
  if (session === null) return '';
  const enterprise = await enterpriseOf(db, session.userId);
  return enterprise?.name ?? displayName(await readUser(db, session.userId));
}

async function answerQuote<Service extends BookedService>(
  context: CallContext,
  { service, part, amends }: { service: Service; part: PartOf<Service>; amends?: string | undefined },
): Promise<QuoteAnswer> {
  const { db, random, findSession } = context;
  const buyer = await buyerOf(context);
  const userId = (await findSession())?.userId ?? null;
  const asker = { ...buyer, userId };
  const priced =
    amends === undefined
      ? await orderServices[service].price(db, part, asker)
      : await priceAmendment(db, { service, part, amends }, asker);
  return storeQuote(db, { service, part }, priced, { userId, now: buyer.now, random });
}

export const orderCalls: Pick<CallHandlers, OrderCalls> = {
  chargeAgreement: async ({ service, kind }, context) =>
    readAgreement(kind === 'charge' ? orderServices[service].charges : dangerousGoodsProtocol, {
      ...(await companySettings(context)),
      party: await partyOf(context),
    }),

  quote: (request, context) => answerQuote(context, request),
  placeOrder: (request, context) => place(context, request),
  acceptEnquiry: (request, context) => accept(context, request),
  orderList: (request, context) => listOrders(context.db, request, reader(context)),
  order: async ({ no }, context) => ({
    ...(await readOrder(context.db, no, reader(context))),
    forwarder: forwarderOf(await companySettings(context)),
  }),

  cancelOrder: async ({ no, reason }, context) => {
    const { userId, now } = reader(context);
    await requireOwnOrder(context.db, userId, no);
    await cancel(context.db, no, { userId, now, reason, requestId: context.requestId });
    return null;
  },
};
