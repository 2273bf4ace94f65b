import { and, asc, count, eq, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { OrderMessages } from '#contract/calls/order-messages.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { MESSAGES_OF_AN_ORDER } from '#domain/limits.ts';
import type { MessageSide } from '#domain/orders/messages.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { users } from '../data/schema/accounts.ts';
import { operators } from '../data/schema/operators.ts';
import { orderMessages } from '../data/schema/order-messages.ts';
import { orders } from '../data/schema/orders.ts';
import { notifyMessage } from '../notices/event-notices.ts';
import { lockOrder } from './lock-order.ts';

const otherSide = { customer: 'desk', desk: 'customer' } as const satisfies Record<MessageSide, MessageSide>;

/** Counts the unread messages from the other side. */
export const unreadOf = (side: MessageSide): SQL<number> =>
  sql<number>`(select count(*)::int from ${orderMessages}
    where ${orderMessages.orderNo} = ${orders}.${sql.identifier(orders.orderNo.name)}
      and ${orderMessages.side} = ${otherSide[side]} and ${orderMessages.readAt} is null)`;

interface Reading {
  orderNo: string;
  side: MessageSide;
}

const writtenBy = (orderNo: string, side: MessageSide) =>
  and(eq(orderMessages.orderNo, orderNo), eq(orderMessages.side, side));

/** Marks the other side's messages as read. */
export async function markRead(db: Pick<Database, 'update'>, { orderNo, side }: Reading, now: number): Promise<void> {
  await db
    .update(orderMessages)
    .set({ readAt: new Date(now) })
    .where(and(writtenBy(orderNo, otherSide[side]), isNull(orderMessages.readAt)));
}

/** Lists the whole conversation; customers do not see which operator wrote. */
export async function listMessages(
  db: Pick<Database, 'select'>,
  { orderNo, side }: Reading,
  maySend: boolean,
): Promise<OrderMessages> {
  const rows = await db
    .select({ message: orderMessages, customer: users.name, operator: operators.name })
    .from(orderMessages)
    .leftJoin(users, eq(users.id, orderMessages.userId))
    .leftJoin(operators, eq(operators.id, orderMessages.operatorId))
    .where(eq(orderMessages.orderNo, orderNo))
    .orderBy(asc(orderMessages.no));
  return {
    items: rows.map(({ message: { no, side: writer, text, at }, customer, operator }) => ({
      no,
      side: writer,
      author: writer === 'customer' ? customer : side === 'desk' ? operator : null,
      text,
      at: at.getTime(),
    })),
    maySend: maySend && rows.length < MESSAGES_OF_AN_ORDER,
  };
}

interface Sending {
  /** Restricts which orders the sender may write to. */
  where: SQL | undefined;
  side: MessageSide;
  text: string;
  userId: string | null;
  operatorId: string | null;
}

/** Stores a message. Only the first unread message notifies the other side. */
export async function sendMessage(
  tx: Transaction,
  { where, ...message }: Sending,
  now: number,
): Promise<{ orderNo: string; no: number }> {
  const locked = await lockOrder(tx, where, now);
  if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  const { order } = locked;
  const { orderNo } = order;
  const [last] = await tx
    .select({ no: max(orderMessages.no) })
    .from(orderMessages)
    .where(eq(orderMessages.orderNo, orderNo));
  const no = (last?.no ?? 0) + 1;
  if (no > MESSAGES_OF_AN_ORDER) throw new Refusal(CODE.conflict, orderReplies.messagesFull(MESSAGES_OF_AN_ORDER));
  const [unread] = await tx
    .select({ all: count() })
    .from(orderMessages)
    .where(and(writtenBy(orderNo, message.side), isNull(orderMessages.readAt)));
  await tx.insert(orderMessages).values({ orderNo, no, ...message, at: new Date(now) });
  if (unread?.all === 0) await notifyMessage(tx, order, { no, side: message.side }, now);
  return { orderNo, no };
}
