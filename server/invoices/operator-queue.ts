import { and, asc, count, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type {
  OperatorInvoice,
  OperatorInvoiceQueue,
  OperatorInvoiceSheet,
  operatorInvoices,
} from '#contract/calls/operator-invoices.ts';
import { CODE } from '#contract/codes.ts';
import { invoiceReplies } from '#copy/operator/replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { enterprises, users } from '../data/schema/accounts.ts';
import { invoiceOrders, invoices } from '../data/schema/orders.ts';
import { cutPage, milliseconds, QUEUE_PAGE_SIZE } from '../operators/queue.ts';
import { displayName } from '../session/user-info.ts';
import { type InvoiceRow, presentInvoices } from './read.ts';

type Reader = Pick<Database, 'select'>;
type Request = InferOutput<typeof operatorInvoices.request>;

async function payerOf(db: Reader, { userId, enterpriseId }: InvoiceRow): Promise<string> {
  if (enterpriseId !== null) {
    const [known] = await db
      .select({ name: enterprises.name })
      .from(enterprises)
      .where(eq(enterprises.id, enterpriseId));
    return known?.name ?? '';
  }
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user === undefined ? '' : displayName(user);
}

export async function forOperator(db: Reader, rows: readonly InvoiceRow[]): Promise<OperatorInvoice[]> {
  const presented = await presentInvoices(db, rows);
  const payers = await Promise.all(rows.map((row) => payerOf(db, row)));
  return presented.map((invoice, at) => ({ ...invoice, payer: payers[at] ?? '' }));
}

const createdAt = milliseconds(sql`${invoices.createdAt}`);
const field = (name: 'companyName' | 'receiverPhone' | 'taxpayerId') =>
  sql`(${invoices.fields} ->> ${sql.raw(`'${name}'`)})`;

function matches(db: Reader, keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const ofOrder = db
    .select({ orderNo: invoiceOrders.orderNo })
    .from(invoiceOrders)
    .where(and(eq(invoiceOrders.invoiceId, invoices.id), contains(invoiceOrders.orderNo, keyword)));
  return or(
    contains(invoices.id, keyword),
    contains(invoices.number, keyword),
    contains(field('companyName'), keyword),
    contains(field('taxpayerId'), keyword),
    contains(field('receiverPhone'), keyword),
    contains(enterprises.name, keyword),
    contains(users.name, keyword),
    contains(users.phone, keyword),
    exists(ofOrder),
  );
}

/** Lists invoices, the longest waiting first, or the requested one in any state. */
export async function listInvoicesForOperator(
  db: Database,
  { invoiceId, status = 'requested', keyword, after }: Request,
  now: number,
): Promise<OperatorInvoiceQueue> {
  const filter =
    invoiceId === undefined ? and(eq(invoices.status, status), matches(db, keyword)) : eq(invoices.id, invoiceId);
  const [created, id = ''] = after?.split('.') ?? [];
  const beyond =
    created === undefined ? undefined : sql`(${createdAt}, ${invoices.id}) > (${Number(created)}::bigint, ${id})`;
  const rows = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(enterprises, eq(enterprises.id, invoices.enterpriseId))
    .where(and(filter, beyond))
    .orderBy(asc(createdAt), asc(invoices.id))
    .limit(QUEUE_PAGE_SIZE + 1);
  if (invoiceId !== undefined && rows.length === 0) throw new Refusal(CODE.notFound, invoiceReplies.unknown);
  const [counted] = await db
    .select({ total: count() })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(enterprises, eq(enterprises.id, invoices.enterpriseId))
    .where(filter);
  const { shown, last } = cutPage(rows, QUEUE_PAGE_SIZE);
  return {
    items: await forOperator(
      db,
      shown.map(({ invoice }) => invoice),
    ),
    total: counted?.total ?? 0,
    next: last === undefined ? null : `${last.invoice.createdAt.getTime()}.${last.invoice.id}`,
    now,
  };
}

export async function readInvoiceForOperator(db: Database, invoiceId: string): Promise<OperatorInvoiceSheet> {
  const [found] = await db
    .select({ invoice: invoices, asker: { name: users.name, phone: users.phone } })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoices.id, invoiceId));
  if (found === undefined) throw new Refusal(CODE.notFound, invoiceReplies.unknown);
  const [row] = await forOperator(db, [found.invoice]);
  return { row: row!, asker: found.asker };
}
