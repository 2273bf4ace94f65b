import { asc, eq } from 'drizzle-orm';
import { ports } from '#domain/reference/ports.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { numberedUnits } from '#domain/shipment/initial-numbers.ts';
import { type Milestone, type MilestoneEvent, milestonesOf, type ShipmentFacts } from '#domain/shipment/milestones.ts';
import type { Database } from '../../data/connect.ts';
import { orderMilestones } from '../../data/schema/order-milestones.ts';
import { type orders, orderTimeline } from '../../data/schema/orders.ts';

type Reader = Pick<Database, 'select'>;
type OrderRow = typeof orders.$inferSelect;
type Step = Pick<typeof orderTimeline.$inferSelect, 'actualAt' | 'node' | 'plannedAt'>;

export const portByCode = new Map(ports.map((port) => [port.code, port]));

function factsOf({ service, voyage, stay, etd }: OrderRow, steps: readonly Step[]): ShipmentFacts {
  const portLocation = (port: { nameCn: string; timezone: string } | null | undefined) =>
    port ? { name: port.nameCn, zone: port.timezone } : null;
  const store = stay && { name: stay.name, zone: CHINA };
  return {
    service,
    steps: steps.map(({ node, plannedAt, actualAt }) => ({
      node: node as ShipmentFacts['steps'][number]['node'],
      plannedAt: plannedAt?.getTime() ?? null,
      actualAt: actualAt?.getTime() ?? null,
    })),
    origin: portLocation(voyage?.org) ?? store,
    destination: portLocation(voyage?.dst) ?? store,
    via: voyage?.via ? { name: voyage.via.nameCn, zone: portByCode.get(voyage.via.code)?.timezone ?? CHINA } : null,
    etd: etd?.getTime() ?? null,
    eta: voyage?.eta ?? null,
    gateInUntil: voyage?.cutOffs.cyClosing ?? null,
  };
}

const toEvent = ({ at, issuedAt, no, orderNo: _, recordedAt, ...row }: typeof orderMilestones.$inferSelect) => ({
  ...row,
  id: no,
  at: at?.getTime() ?? null,
  issuedAt: issuedAt.getTime(),
  recordedAt: recordedAt.getTime(),
});

export const eventsOf = (db: Reader, orderNo: string): Promise<MilestoneEvent[]> =>
  db
    .select()
    .from(orderMilestones)
    .where(eq(orderMilestones.orderNo, orderNo))
    .orderBy(asc(orderMilestones.no))
    .then((rows) => rows.map(toEvent));

/** Lists the milestones of an order with the reports they were made from. */
export async function readMilestones(db: Reader, order: OrderRow, steps?: readonly Step[]) {
  const timeline =
    steps ??
    (await db
      .select()
      .from(orderTimeline)
      .where(eq(orderTimeline.orderNo, order.orderNo))
      .orderBy(asc(orderTimeline.sort)));
  const events = await eventsOf(db, order.orderNo);
  const units = numberedUnits(order, order.numbers?.numbers ?? null);
  const milestones: Milestone[] = milestonesOf(factsOf(order, timeline), events, units);
  return { events, milestones, units };
}
