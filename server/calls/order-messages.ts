import { and, eq } from 'drizzle-orm';
import { mayBook } from '#domain/enterprise/roles.ts';
import { orders } from '../data/schema/orders.ts';
import { isOwn, membershipOf } from '../enterprise/membership.ts';
import { actorOf, recordAct } from '../operators/audit.ts';
import { listMessages, markRead, sendMessage } from '../orders/messages.ts';
import { markSeen } from '../orders/milestones/seen.ts';
import { requireBookedOrder } from '../orders/own-order.ts';
import { type CallHandlers, signedIn } from './context.ts';
import { once, type Transaction } from './idempotent.ts';

type Ours = 'operatorMessages' | 'operatorSendMessage' | 'orderMessages' | 'seeMilestones' | 'sendOrderMessage';

export const orderMessageCalls: Pick<CallHandlers, Ours> = {
  orderMessages: async ({ no: orderNo }, context) => {
    const { userId } = signedIn(context);
    const { db, clock } = context;
    await requireBookedOrder(db, and(eq(orders.orderNo, orderNo), isOwn(orders, userId)));
    const membership = await membershipOf(db, userId);
    const mayAct = membership === null || mayBook(membership.role);
    if (mayAct) await markRead(db, { orderNo, side: 'customer' }, clock.now());
    return listMessages(db, { orderNo, side: 'customer' }, mayAct);
  },

  seeMilestones: async ({ no: orderNo }, context) => {
    const { userId } = signedIn(context);
    const { db, clock } = context;
    await requireBookedOrder(db, and(eq(orders.orderNo, orderNo), isOwn(orders, userId)));
    await markSeen(db, { orderNo, userId }, clock.now());
    return null;
  },

  sendOrderMessage: async (request, context) => {
    const { userId } = signedIn(context);
    const { db, clock } = context;
    const { no: orderNo, text } = request;
    const where = and(eq(orders.orderNo, orderNo), isOwn(orders, userId));
    await requireBookedOrder(db, where);
    const message = { where, side: 'customer', text, userId, operatorId: null } as const;
    const work = (tx: Transaction) => sendMessage(tx, message, clock.now());
    await once(context, { call: 'sendOrderMessage', owner: userId, request, work });
    return listMessages(db, { orderNo, side: 'customer' }, true);
  },

  operatorMessages: async ({ orderNo }, { db, clock }) => {
    await requireBookedOrder(db, eq(orders.orderNo, orderNo));
    await markRead(db, { orderNo, side: 'desk' }, clock.now());
    return listMessages(db, { orderNo, side: 'desk' }, true);
  },

  operatorSendMessage: async (request, context) => {
    const { db, clock, operator } = context;
    const { orderNo, text } = request;
    const actor = actorOf(context);
    const operatorId = operator?.id ?? null;
    const message = { where: eq(orders.orderNo, orderNo), side: 'desk', text, userId: null, operatorId } as const;
    const work = async (tx: Transaction) => {
      const now = clock.now();
      const sent = await sendMessage(tx, message, now);
      const act = { action: 'order.messageSent', subjectKind: 'order', subjectId: orderNo };
      await recordAct(tx, actor, { ...act, before: null, after: { no: sent.no } }, now);
      return sent;
    };
    await once(context, { call: 'operatorSendMessage', owner: `desk ${actor.actorId}`, request, work });
    return listMessages(db, { orderNo, side: 'desk' }, true);
  },
};
