import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { OperatorOrderQueue, operatorOrderQueue } from '#contract/calls/operator-orders.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { Database } from '../data/connect.ts';
import { contains, containsFolded } from '../data/contains.ts';
import { enterprises, users } from '../data/schema/accounts.ts';
import { orderItems, orders } from '../data/schema/orders.ts';
import { countDueOver, cutPage, NEVER, QUEUE_PAGE_SIZE } from '../operators/queue.ts';
import { statusAt } from './auto-cancel.ts';
import { deadlineAt, isUnderWay, kindOfDeadline } from './deadline.ts';
import { handedPapers, noPapers } from './papers/standing.ts';
import { boxesOf, columns, labelsOf, toRow } from './read.ts';
import { fold } from './search-text.ts';

/** The largest limit PostgreSQL takes. */
const ALL_ROWS = 2 ** 31;

type Request = InferOutput<typeof operatorOrderQueue.request>;
type QueueRow = OperatorOrderQueue['items'][number];

/**
 * Finds orders by their search text, customer, company or UN number. Each has an index of its own, which one condition
 * over all of them could not use.
 */
function matches(db: Database, keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const unNo = /^(?:UN)?\s*(\d{4})$/i.exec(keyword)?.[1];
  const found = (where: SQL | undefined) => db.select({ orderNo: orders.orderNo }).from(orders).where(where);
  const ofCustomers = db
    .select({ id: users.id })
    .from(users)
    .where(or(contains(users.phone, keyword), contains(users.companyName, keyword)));
  const ofCompanies = db.select({ id: enterprises.id }).from(enterprises).where(contains(enterprises.name, keyword));
  const byText = found(containsFolded(orders.search, fold(keyword)))
    .unionAll(found(inArray(orders.userId, ofCustomers)))
    .unionAll(found(inArray(orders.enterpriseId, ofCompanies)));
  if (unNo === undefined) return inArray(orders.orderNo, byText);
  const byNumber = db.select({ orderNo: orderItems.orderNo }).from(orderItems).where(eq(orderItems.unNo, unNo));
  const ofDesk = and(eq(orders.service, 'dgdesk'), sql`right(${orders.form} -> 'goods' ->> 'unNo', 4) = ${unNo}`);
  return inArray(orders.orderNo, byText.unionAll(byNumber).unionAll(found(ofDesk)));
}

export type QueueFilter = Pick<Request, 'keyword' | 'service' | 'status'>;

const filterOf = (db: Database, { service, status, keyword }: QueueFilter, now: number): SQL | undefined =>
  and(
    status === undefined ? isUnderWay(now) : sql`${statusAt(now)} = ${status}`,
    service === undefined ? undefined : eq(orders.service, service),
    matches(db, keyword),
  );

/** Orders of the queue with their boxes, oldest first. */
export const ordersOfQueue = async (db: Database, filter: QueueFilter, now: number, most: number) => {
  const rows = await db
    .select({ order: orders, boxes: boxesOf })
    .from(orders)
    .where(and(filterOf(db, filter, now), isUnderWay(now)))
    .orderBy(orders.orderNo)
    .limit(most);
  return rows.map(({ order, boxes }) => ({ ...order, boxes }));
};

/** Enterprise of the order, else the company name its user typed. */
export const companyOf = sql<string | null>`coalesce(${enterprises.name}, ${users.companyName})`;

const selectRows = (db: Database, now: number, deadline: SQL<string>) =>
  db
    .select({ ...columns(now, 'desk'), deadline, company: companyOf, labels: labelsOf })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(enterprises, eq(enterprises.id, orders.enterpriseId));

type Selected = Awaited<ReturnType<typeof selectRows>>;

async function queueRows(db: Database, rows: Selected, now: number): Promise<QueueRow[]> {
  const handed = await handedPapers(
    db,
    rows.map(({ order }) => order.orderNo),
  );
  return rows.map(({ company, deadline: soonest, labels, ...stored }) => {
    const deadline = Number(soonest) === NEVER ? null : Number(soonest);
    const row = toRow(stored, now, handed.get(stored.order.orderNo) ?? noPapers);
    return {
      ...row,
      ...{ company, deadline, deadlineKind: kindOfDeadline(stored.order, deadline) },
      unNumbers: eachOnce(labels.length > 0 ? labels : worked(row)),
    };
  });
}

/** Works without packing have no goods line. */
const worked = ({ desk }: Pick<QueueRow, 'desk'>): Selected[number]['labels'] =>
  desk?.goods ? [{ unNo: readUnNumber(desk.goods.unNo), classes: [desk.goods.dgClass] }] : [];

/** Lists each UN number once, with the labels of its first line. */
function eachOnce(lines: Selected[number]['labels']): NonNullable<QueueRow['unNumbers']> {
  const found = new Map<string, Selected[number]['labels'][number]>();
  for (const { unNo, classes } of lines) {
    const labels = [...new Set(classes)].filter((one) => one !== '');
    const key = unNo ?? labels.join();
    if (key !== '' && !found.has(key)) found.set(key, { unNo, classes: labels });
  }
  return [...found.values()];
}

function parseCursor(after: string | undefined, now: number) {
  if (after === undefined) return { began: now, from: null };
  const [began, deadline, orderNo = ''] = after.split('.');
  return { began: Number(began), from: { deadline: Number(deadline), orderNo } };
}

/** Lists the orders of all services, the most urgent first. All pages of one listing use the time of its first page. */
export async function listQueue(
  db: Database,
  { service, status, keyword, after }: Request,
  now: number,
): Promise<OperatorOrderQueue> {
  const { began, from } = parseCursor(after, now);
  const deadline = deadlineAt(began);
  // With the limit PostgreSQL computes each deadline once instead of at every comparison.
  const due = db
    .select({ orderNo: orders.orderNo, deadline: sql<string>`${deadline}`.as('deadline') })
    .from(orders)
    .where(filterOf(db, { service, status, keyword }, now))
    .limit(ALL_ROWS)
    .as('due');
  // The counts come with the page, so that the deadlines are computed once.
  const counted = db
    .select({ orderNo: due.orderNo, deadline: due.deadline, ...countDueOver(sql`${due.deadline}`, began) })
    .from(due)
    .as('counted');
  const page = await db
    .select()
    .from(counted)
    .where(
      from === null
        ? undefined
        : sql`(${counted.deadline}, ${counted.orderNo}) > (${from.deadline}::bigint, ${from.orderNo})`,
    )
    .orderBy(counted.deadline, counted.orderNo)
    .limit(QUEUE_PAGE_SIZE + 1);
  const [{ total = 0, urgent = 0, soon = 0, ample = 0 } = {}] =
    page.length > 0 ? page : await db.select().from(counted).limit(1);
  const onPage = inArray(
    orders.orderNo,
    page.map(({ orderNo }) => orderNo),
  );
  const rows =
    page.length === 0 ? [] : await selectRows(db, now, deadline).where(onPage).orderBy(deadline, orders.orderNo);
  const { shown, last } = cutPage(rows, QUEUE_PAGE_SIZE);
  return {
    items: await queueRows(db, shown, now),
    ...{ total, due: { urgent, soon, ample } },
    next: last === undefined ? null : `${began}.${last.deadline}.${last.order.orderNo}`,
    now,
  };
}

/** Reads the queue row of one order. */
export async function readQueueRow(db: Database, orderNo: string, now: number): Promise<QueueRow | undefined> {
  const rows = await selectRows(db, now, deadlineAt(now)).where(eq(orders.orderNo, orderNo));
  return (await queueRows(db, rows, now))[0];
}
