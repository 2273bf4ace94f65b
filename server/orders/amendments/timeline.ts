import { and, asc, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../calls/idempotent.ts';
import { orderTimeline } from '../../data/schema/orders.ts';
import type { PreparedOrder } from '../order-service.ts';
import { END_NODE } from '../timeline.ts';

type Node = PreparedOrder['timeline'][number];
type Unsorted = Omit<Node, 'sort'>;

const AMENDING = 'amending';

const readNodes = (tx: Transaction, orderNo: string) =>
  tx
    .select()
    .from(orderTimeline)
    .where(and(eq(orderTimeline.orderNo, orderNo), lt(orderTimeline.sort, END_NODE)))
    .orderBy(asc(orderTimeline.sort));

async function writeNodes(tx: Transaction, orderNo: string, nodes: readonly Unsorted[]): Promise<void> {
  await tx.delete(orderTimeline).where(and(eq(orderTimeline.orderNo, orderNo), lt(orderTimeline.sort, END_NODE)));
  if (nodes.length > 0) await tx.insert(orderTimeline).values(nodes.map((node, sort) => ({ ...node, orderNo, sort })));
}

/** Inserts a node after all nodes that had happened by its time. */
function insertAt(nodes: readonly Unsorted[], one: Unsorted, at: Date): Unsorted[] {
  const last = nodes.findLastIndex(({ actualAt }) => actualAt && actualAt <= at);
  return [...nodes.slice(0, last + 1), one, ...nodes.slice(last + 1)];
}

/** Records that an amendment was requested. */
export async function noteAmendment(tx: Transaction, orderNo: string, at: Date, remark: string): Promise<void> {
  const request = {
    node: AMENDING,
    plannedAt: null,
    actualAt: at,
    place: null,
    operatorRole: null,
    remark,
    fileIds: [],
  };
  await writeNodes(tx, orderNo, insertAt(await readNodes(tx, orderNo), request, at));
}

/** Records the decision on the latest amendment. */
export async function noteDecision(tx: Transaction, orderNo: string, remark: string): Promise<void> {
  const nodes = await readNodes(tx, orderNo);
  const last = nodes.findLast(({ node }) => node === AMENDING);
  await writeNodes(
    tx,
    orderNo,
    nodes.map((node) => (node === last ? { ...node, remark } : node)),
  );
}

/** Replaces the planned steps by those of the amended order; steps already reached stay reached. */
export async function replan(tx: Transaction, orderNo: string, planned: readonly Node[]): Promise<void> {
  const known = await readNodes(tx, orderNo);
  const reached = (status: string) => known.find(({ node, actualAt }) => node === status && actualAt !== null);
  const past = known.filter(({ node, actualAt }) => actualAt !== null && !planned.some((one) => one.node === node));
  const next: Unsorted[] = planned.map((one) => ({
    ...one,
    ...(reached(one.node) ?? { actualAt: null }),
    plannedAt: one.plannedAt ?? null,
  }));
  await writeNodes(
    tx,
    orderNo,
    past.reduce((nodes, one) => insertAt(nodes, one, one.actualAt ?? new Date(0)), next),
  );
}
