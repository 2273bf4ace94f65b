import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { OrderAnswer, orderList } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { mayBook } from '#domain/enterprise/roles.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { JUST_PLACED_MS } from '#domain/limits.ts';
import { fromFen } from '#domain/money.ts';
import type { MessageSide } from '#domain/orders/messages.ts';
import { isEnded, takesPapers } from '#domain/orders/statuses.ts';
import type { VehiclesForm } from '#domain/paper-forms/vehicles.ts';
import { canTake } from '#machines/order-life/index.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { enterprises } from '../data/schema/accounts.ts';
import { orderContainers, orderFeeLines, orderItems, orders } from '../data/schema/orders.ts';
import { isOwn, membershipOf } from '../enterprise/membership.ts';
import { toFeeLine } from '../market/priced-lines.ts';
import { hasCertificate } from '../market/procurement/goods.ts';
import { presentAmendment } from './amendments/present-amendment.ts';
import { amendmentsOf } from './amendments/rows.ts';
import { statusAt } from './auto-cancel.ts';
import { presentCancelling } from './cancellations/answers.ts';
import { cancellationsOf, openCancellationOf } from './cancellations/rows.ts';
import { customerOf } from './customer.ts';
import { deadlineAt } from './deadline.ts';
import { presentDeskWorks } from './dg-desk/present-works.ts';
import { toFacts } from './life/facts.ts';
import { deviationsOf, isDeviated, movesOf } from './life/moves.ts';
import { listFilter } from './list-filters.ts';
import { unreadOf } from './messages.ts';
import { readMilestones } from './milestones/read.ts';
import { seenAtOf } from './milestones/seen.ts';
import { nextStepsOf } from './next-steps.ts';
import { presentPapers } from './papers/present-papers.ts';
import { type HandedPapers, handedPapers, noPapers, ownPapers, papersNow } from './papers/standing.ts';
import { itemsOf } from './read-items.ts';
import { readTimelines, timelineAt } from './read-timeline.ts';
import { readForm, tripOf } from './services.ts';

type Row = AnswerOf<typeof orderList>['items'][number];

interface Reading {
  userId: string;
  now: number;
}

/** Qualified with its table: inside a subquery a bare column could resolve to the inner table. */
const ofThisOrder = sql`${orders}.${sql.identifier(orders.orderNo.name)}`;

export const boxesOf = sql<Row['boxes']>`coalesce((
  select json_agg(json_build_object('ctnType', ${orderContainers.containerCode}, 'quantity', ${orderContainers.quantity})
    order by ${orderContainers.containerCode})
  from ${orderContainers} where ${orderContainers.orderNo} = ${ofThisOrder}), '[]'::json)`;

const loadOf = sql<NonNullable<Row['load']> | null>`(
  select case when count(*) = 0 then null else json_build_object(
    'packages', sum(${orderItems.packages}), 'grossKg', sum(${orderItems.grossKg})::text,
    'volume', sum(${orderItems.volume})::text) end
  from ${orderItems} where ${orderItems.orderNo} = ${ofThisOrder})`;

const classesOf = sql<string[]>`coalesce((
  select json_agg(distinct ${orderItems.dgClass} order by ${orderItems.dgClass})
  from ${orderItems} where ${orderItems.orderNo} = ${ofThisOrder} and ${orderItems.dgClass} is not null), '[]'::json)`;

/** Dangerous goods per line: class and the subsidiary classes the shipper declared. */
export const labelsOf = sql<{ unNo: string | null; classes: string[] }[]>`coalesce((
  select json_agg(json_build_object('unNo', ${orderItems.unNo}, 'classes', json_build_array(
    ${orderItems.dgClass}, coalesce(${orderItems.dangerous} ->> 'subRisk1', ''),
    coalesce(${orderItems.dangerous} ->> 'subRisk2', '')))
    order by ${orderItems.lineNo})
  from ${orderItems} where ${orderItems.orderNo} = ${ofThisOrder} and ${orderItems.dgClass} is not null), '[]'::json)`;

/** Totals in fen by currency. Charges at cost and those collected at destination are excluded. */
export const totalsInFen = sql<{ currency: string; fen: number }[]>`coalesce((
  select json_agg(json_build_object('currency', added.currency, 'fen', added.fen) order by added.first)
  from (
    select ${orderFeeLines.currency} as currency, sum(${orderFeeLines.amount}) as fen, min(${orderFeeLines.sort}) as first
    from ${orderFeeLines}
    where ${orderFeeLines.orderNo} = ${ofThisOrder} and ${orderFeeLines.amount} is not null
      and ${orderFeeLines.groupName} <> 'DESTINATION'
    group by ${orderFeeLines.currency}
  ) as added), '[]'::json)`;

/** Current verification status of the order's enterprise. */
const auditNow = sql<Stored['auditStatus']>`coalesce((
  select ${enterprises.auditStatus} from ${enterprises}
  where ${enterprises.id} = ${orders}.${sql.identifier(orders.enterpriseId.name)}), 'NONE')`;

/** Columns of an order, as one side sees it. */
export const columns = (now: number, side: MessageSide) => ({
  order: orders,
  status: statusAt(now),
  auditStatus: auditNow,
  boxes: boxesOf,
  load: loadOf,
  classes: classesOf,
  totals: totalsInFen,
  unread: unreadOf(side),
  isDeviated,
  openCancellation: openCancellationOf,
});

type Stored = {
  order: typeof orders.$inferSelect;
  status: Row['status'];
  auditStatus: typeof enterprises.$inferSelect.auditStatus;
  boxes: Row['boxes'];
  load: NonNullable<Row['load']> | null;
  classes: string[];
  totals: { currency: string; fen: number }[];
  unread: number;
  isDeviated: boolean;
  openCancellation: Row['openCancellation'];
};

export function toRow(
  { order, status, boxes, load, classes, totals, auditStatus, unread, isDeviated: deviated, openCancellation }: Stored,
  now: number,
  handed: HandedPapers,
): Row {
  const { voyage } = order;
  const papers = papersNow(order, { status, now }, handed);
  const autoCancelAt = order.autoCancelAt?.getTime() ?? null;
  return {
    orderNo: order.orderNo,
    service: order.service,
    status,
    dgStatus: order.dgStatus,
    isDanger: order.isDanger ? 'Y' : 'N',
    dgClasses: classes,
    carrier: voyage?.carrier ?? null,
    org: voyage?.org ?? null,
    dst: voyage?.dst ?? null,
    etd: order.etd?.getTime() ?? null,
    boxes,
    load,
    stay: order.stay,
    desk:
      order.service === 'dgdesk' ? presentDeskWorks(readForm('dgdesk', order.form), order.createdAt.getTime()) : null,
    trip: tripNow(order, handed),
    bought: order.bought,
    totals: totals.map(({ currency, fen }) => ({ currency, amount: fromFen(fen) })),
    createdAt: order.createdAt.getTime(),
    autoCancelAt,
    nextSteps: takesPapers(status)
      ? nextStepsOf(order.service, order.form, { voyage, status, now, autoCancelAt, auditStatus }, { papers, handed })
      : [],
    ownPapers: takesPapers(status) ? ownPapers(papers) : null,
    unread,
    isDeviated: deviated,
    openCancellation,
  };
}

export async function listOrders(
  db: Database,
  { page, pageSize, sort, ...query }: InferOutput<typeof orderList.request>,
  { userId, now }: Reading,
): Promise<AnswerOf<typeof orderList>> {
  const where = and(isOwn(orders, userId), listFilter(query, now));
  // One scan of possibly tens of thousands of orders counts them and finds the page; wide rows are read for the page
  // only.
  const order = [...(sort === 'DEADLINE' ? [deadlineAt(now)] : []), desc(orders.createdAt), desc(orders.orderNo)];
  const found = await db
    .select({ orderNo: orders.orderNo, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await db
    .select(columns(now, 'customer'))
    .from(orders)
    .where(
      inArray(
        orders.orderNo,
        found.map(({ orderNo }) => orderNo),
      ),
    )
    .orderBy(...order);
  const handed = await handedPapers(
    db,
    rows.map(({ order }) => order.orderNo),
  );
  const items = rows.map((row) => toRow(row, now, handed.get(row.order.orderNo) ?? noPapers));
  const total = found[0]?.total ?? (page === 1 ? 0 : await db.$count(orders, where));
  return { items, total, page, pageSize, now };
}

/** Builds the trip with the vehicles named last. */
function tripNow({ service, form }: Pick<Stored['order'], 'form' | 'service'>, handed: HandedPapers): Row['trip'] {
  const trip = tripOf(service, form);
  const row = handed.get('VEHICLES');
  if (trip === null || !row?.form || row.state === 'returned') return trip;
  const { vehicles } = row.form as VehiclesForm;
  return { ...trip, trucks: vehicles.map(({ plate, driver }) => ({ plate, driver })) };
}

/** Reads an order of the user or their enterprise; others' numbers are answered as unknown. */
export async function readOrder(db: Database, orderNo: string, { userId, now }: Reading): Promise<OrderAnswer> {
  const membership = await membershipOf(db, userId);
  const mayAct = membership === null || mayBook(membership.role);
  const order = await readWhole(db, orderNo, { now, mayAct, where: isOwn(orders, userId) });
  return { ...order, milestonesSeenAt: await seenAtOf(db, orderNo, userId) };
}

/** Reads any order for the console, which acts by its own calls. */
export const readAnyOrder = (db: Database, orderNo: string, now: number): Promise<OrderAnswer> =>
  readWhole(db, orderNo, { now, mayAct: false, where: undefined });

async function readWhole(
  db: Database,
  orderNo: string,
  { now, mayAct, where }: { now: number; mayAct: boolean; where: SQL | undefined },
): Promise<OrderAnswer> {
  const [stored] = await db
    .select(columns(now, 'customer'))
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), where));
  if (stored === undefined) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
  const { order } = stored;
  const { voyage } = order;
  const handed = (await handedPapers(db, [orderNo])).get(orderNo) ?? noPapers;
  const row = toRow(stored, now, handed);
  const lines = await linesOf(db, orderNo);
  const timelines = await readTimelines(db, [orderNo]);
  const amendments = await amendmentsOf(db, orderNo);
  const cancellations = await cancellationsOf(db, orderNo);
  // None of the customer's events depends on the latest move.
  const facts = toFacts(
    { order, status: row.status },
    { handed, timeline: timelines.rows, amendments, cancellations, lastMove: null },
    now,
  );
  const isWaiting = order.autoCancelAt !== null && !isEnded(row.status);
  return {
    ...row,
    totals: totalsOf(lines),
    via: voyage?.via ?? null,
    vessel: voyage?.vessel || null,
    voyage: voyage?.voyage ?? null,
    terminal: voyage?.terminal || null,
    eta: voyage?.eta ?? null,
    cutOffs: voyage?.cutOffs ?? null,
    station: voyage?.station ?? null,
    doors: voyage?.doors ?? null,
    boxUse: voyage?.boxUse ?? null,
    lines,
    items: await itemsOf(db, orderNo),
    timeline: timelineAt(row, order.autoCancelAt, timelines),
    papers: await presentPapers(db, order, { status: row.status, now, mayAct }, handed),
    deviations: deviationsOf(order, await movesOf(db, orderNo)),
    hasCertificate: await hasCertificate(db, order.bought),
    customer: (await customerOf(db, order)) || null,
    numbers: order.numbers?.numbers ?? null,
    milestones: (await readMilestones(db, order, timelines.rows)).milestones,
    notice: isWaiting ? orderReplies.unverifiedNotice[stored.auditStatus] : null,
    form: { ...readForm(order.service, order.form) },
    enquiryNo: order.enquiryNo,
    cancelledAt: cancelledAtOf(order, row.status),
    cancelReason: row.status === 'autoCancelled' ? orderReplies.autoCancelReason : order.cancelReason,
    ...presentCancelling({ service: order.service, facts, cancellations, mayAct }),
    mayAmend: mayAct && canTake(facts, { type: 'amendment.ask' }),
    amendments: amendments.map((amendment) => presentAmendment(order.service, amendment)),
    justPlaced: !isEnded(row.status) && now - row.createdAt < JUST_PLACED_MS,
    now,
  };
}

const cancelledAtOf = (order: Stored['order'], status: Row['status']): number | null =>
  (order.cancelledAt ?? (status === 'autoCancelled' ? order.autoCancelAt : null))?.getTime() ?? null;

export async function linesOf(db: Pick<Database, 'select'>, orderNo: string) {
  const rows = await db
    .select()
    .from(orderFeeLines)
    .where(eq(orderFeeLines.orderNo, orderNo))
    .orderBy(asc(orderFeeLines.sort));
  return rows.map(({ groupName, quantity, ...row }) =>
    toFeeLine({ ...row, group: groupName, quantity: plain(quantity), atCost: row.amount === null }),
  );
}

/** Drops the trailing zeros that the numeric column adds. */
const plain = (quantity: string): string => (quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity);
