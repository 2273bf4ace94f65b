import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { saveTemplate, templateList } from '#contract/calls/order-templates.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { mayBook } from '#domain/enterprise/roles.ts';
import { TEMPLATES_OF_A_USER } from '#domain/limits.ts';
import { TEMPLATE_ID } from '#domain/orders/number.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { users } from '../data/schema/accounts.ts';
import { orderTemplates as templates } from '../data/schema/order-templates.ts';
import { type JsonObject, orders } from '../data/schema/orders.ts';
import { isOwn, membershipOf } from '../enterprise/membership.ts';
import type { Random } from '../random.ts';
import { requireOwnOrder } from './own-order.ts';

export async function listTemplates(
  db: Database,
  { id }: InferOutput<typeof templateList.request>,
  userId: string,
): Promise<AnswerOf<typeof templateList>> {
  const rows = await db
    .select({ template: templates, author: users.name })
    .from(templates)
    .innerJoin(users, eq(users.id, templates.userId))
    .where(and(isOwn(templates, userId), id === undefined ? undefined : eq(templates.id, id)))
    .orderBy(desc(templates.updatedAt), desc(templates.id));
  if (id !== undefined && rows.length === 0) throw new Refusal(CODE.notFound, orderReplies.templateUnknown);
  const membership = await membershipOf(db, userId);
  return {
    items: rows.map(({ template: { id: own, service, name, form, updatedAt }, author }) => ({
      ...{ id: own, service, name, author: author ?? '' },
      ...{ updatedAt: updatedAt.getTime(), form: id === undefined ? null : form },
    })),
    mayEdit: membership === null || mayBook(membership.role),
  };
}

type TemplateRequest = InferOutput<typeof saveTemplate.request>;

/**
 * Throws unless the order or template is the user's: a road order without an answered enquiry copies the price of
 * one.
 */
export async function requireOwnBase(db: Pick<Database, 'select'>, userId: string, id: string): Promise<void> {
  if (!TEMPLATE_ID.test(id)) return requireOwnOrder(db, userId, id);
  const [own] = await db
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.id, id), eq(templates.service, 'truck'), isOwn(templates, userId)));
  if (own === undefined) throw new Refusal(CODE.notFound, orderReplies.templateUnknown);
}

/** Returns the form for a new template, copied from one of the user's own orders if requested. */
async function formIn(tx: Transaction, request: Exclude<TemplateRequest, { id: string }>, userId: string) {
  if ('form' in request) {
    const form = request.form as JsonObject;
    if (request.service === 'truck') await requireOwnBase(tx, userId, String(form.copiedFrom ?? ''));
    return { service: request.service, form };
  }
  const [order] = await tx
    .select({ service: orders.service, form: orders.form })
    .from(orders)
    .where(and(eq(orders.orderNo, request.orderNo), isOwn(orders, userId)));
  if (order === undefined) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  return order;
}

interface Keeping {
  userId: string;
  now: number;
  random: Random;
}

/** Refuses a duplicate template name. */
async function requireFreeName(tx: Transaction, name: string, userId: string, id?: string): Promise<void> {
  const same = and(
    isOwn(templates, userId),
    eq(templates.name, name),
    id === undefined ? undefined : ne(templates.id, id),
  );
  const [taken] = await tx.select({ id: templates.id }).from(templates).where(same);
  if (taken !== undefined) throw new Refusal(CODE.conflict, orderReplies.templateNamed(name));
}

async function rename(tx: Transaction, { id, name }: { id: string; name: string }, { userId, now }: Keeping) {
  await requireFreeName(tx, name, userId, id);
  const [renamed] = await tx
    .update(templates)
    .set({ name, updatedAt: new Date(now) })
    .where(and(eq(templates.id, id), isOwn(templates, userId)))
    .returning({ id: templates.id });
  if (renamed === undefined) throw new Refusal(CODE.notFound, orderReplies.templateUnknown);
  return renamed;
}

/** Saves a template. Concurrent saves run one after the other. */
export const storeTemplate = (db: Database, request: TemplateRequest, by: Keeping): Promise<{ id: string }> =>
  db.transaction(async (tx) => {
    const { userId, now, random } = by;
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ('id' in request) return rename(tx, request, by);
    const { service, form } = await formIn(tx, request, userId);
    await requireFreeName(tx, request.name, userId);
    const [stored] = await tx.select({ count: count() }).from(templates).where(isOwn(templates, userId));
    if ((stored?.count ?? 0) >= TEMPLATES_OF_A_USER)
      throw new Refusal(CODE.conflict, orderReplies.templatesFull(TEMPLATES_OF_A_USER));
    const id = `TPL${random.uuid().replaceAll('-', '').slice(0, 16)}`;
    const enterpriseId = (await membershipOf(tx, userId))?.enterprise.id ?? null;
    const at = new Date(now);
    await tx
      .insert(templates)
      .values({ id, userId, enterpriseId, service, name: request.name, form, createdAt: at, updatedAt: at });
    return { id };
  });

export async function dropTemplate(db: Database, id: string, userId: string): Promise<void> {
  const deleted = await db
    .delete(templates)
    .where(and(eq(templates.id, id), isOwn(templates, userId)))
    .returning({ id: templates.id });
  if (deleted.length === 0) throw new Refusal(CODE.notFound, orderReplies.templateUnknown);
}
