import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { ownStatusName } from '#copy/orders/list.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { Database } from '../data/connect.ts';
import { orderTimeline } from '../data/schema/orders.ts';
import { constants } from '../data/schema/reference.ts';

type Dated = Pick<OrderAnswer, 'dgStatus' | 'orderNo' | 'service' | 'status'>;

export interface Timelines {
  rows: readonly (typeof orderTimeline.$inferSelect)[];
  /** Status names; services without their own use the general ones. */
  names: ReadonlyMap<string, string>;
}

/** Reads the timelines of several orders, each in sequence. */
export async function readTimelines(db: Database, orderNos: readonly string[]): Promise<Timelines> {
  const names = await db
    .select({ code: constants.constValue, name: constants.constName })
    .from(constants)
    .where(eq(constants.constType, 'ORDER_STATUS'));
  const rows = await db
    .select()
    .from(orderTimeline)
    .where(inArray(orderTimeline.orderNo, [...orderNos]))
    .orderBy(asc(orderTimeline.sort));
  return { rows, names: new Map(names.map(({ code, name }) => [code, name])) };
}

/** Shows an expired order as cancelled even before the sweep has written it. */
export function timelineAt(
  { orderNo, service, status, dgStatus }: Dated,
  autoCancelAt: Date | null,
  { rows, names }: Timelines,
): OrderAnswer['timeline'] {
  const isDanger = dgStatus !== 'none';
  const nameOf = (node: string) => ownStatusName(service, node as Dated['status'], isDanger) ?? names.get(node) ?? node;
  const nodes = rows
    .filter((row) => row.orderNo === orderNo)
    .map(({ node, plannedAt, actualAt, place, remark }) => ({
      node: node as Dated['status'],
      name: nameOf(node),
      plannedAt: plannedAt?.getTime() ?? null,
      actualAt: actualAt?.getTime() ?? null,
      place,
      remark,
    }));
  if (status !== 'autoCancelled' || nodes.some(({ node }) => node === 'autoCancelled')) return nodes;
  return [
    ...nodes,
    {
      node: 'autoCancelled',
      name: nameOf('autoCancelled'),
      plannedAt: null,
      actualAt: autoCancelAt?.getTime() ?? null,
      place: null,
      remark: orderReplies.autoCancelReason,
    },
  ];
}
