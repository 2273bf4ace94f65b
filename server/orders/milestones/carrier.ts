import { and, eq, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { CarrierEventResult, carrierEvents } from '#contract/calls/operator-milestones.ts';
import { milestoneErrorText } from '#copy/orders/milestones.ts';
import { endedStatuses } from '#domain/orders/statuses.ts';
import { readCarrierEvent, referencesOf } from '#domain/shipment/carrier-events.ts';
import { isOfUnit } from '#domain/shipment/milestone-kinds.ts';
import { type MilestoneEvent, reportError, sameMilestone } from '#domain/shipment/milestones.ts';
import type { Database } from '../../data/connect.ts';
import { orders } from '../../data/schema/orders.ts';
import { lockOrder } from '../lock-order.ts';
import { portByCode, readMilestones } from './read.ts';
import { writeEvent } from './record.ts';

type Request = InferOutput<typeof carrierEvents.request>;
type Event = Request['events'][number];

/** Matches orders by what their recorded numbers contain; the index on `numbers` serves containment. */
const contains = (part: object) => sql`${orders.numbers} @> ${JSON.stringify({ numbers: part })}::jsonb`;

/** Finds the orders of an event: by booking or bill, else by container. */
async function ordersOf(db: Database, event: Event): Promise<string[]> {
  const { container, documents } = referencesOf(event);
  const byDocument = documents.flatMap((number) => [
    contains({ shipment: { bookingNo: number } }),
    contains({ shipment: { billNo: number } }),
  ]);
  const byContainer = container === null ? [] : [contains({ units: [{ containerNo: container }] })];
  for (const conditions of [byDocument, byContainer]) {
    if (conditions.length === 0) continue;
    const found = await db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(and(isNotNull(orders.numbers), notInArray(orders.status, endedStatuses), or(...conditions)))
      .orderBy(orders.orderNo);
    if (found.length > 0) return found.map(({ orderNo }) => orderNo);
  }
  return [];
}

const isSame = (one: MilestoneEvent, report: MilestoneEvent): boolean =>
  sameMilestone(one, report) && one.status === report.status && one.at === report.at;

type Outcome = Omit<CarrierEventResult, 'eventID' | 'orderNo'>;

const refused = (text: string): Outcome => ({ outcome: 'refused', text });

/** Records an event for one order. */
const takeEvent = (db: Database, orderNo: string, event: Event, carrier: string, now: number): Promise<Outcome> =>
  db.transaction(async (tx): Promise<Outcome> => {
    const locked = await lockOrder(tx, eq(orders.orderNo, orderNo), now);
    const voyage = locked?.order.voyage ?? null;
    if (locked === null || voyage === null) return { outcome: 'ignored', text: null };
    const { order } = locked;
    const read = readCarrierEvent(event, { origin: voyage.org.code, destination: voyage.dst.code });
    if (read === null) return { outcome: 'ignored', text: null };
    const { port, portName, issuedAt, ...found } = read;
    const { events, milestones, units } = await readMilestones(tx, order);
    const known = portByCode.get(port);
    const location = known?.nameCn ?? (portName || port);
    const report: MilestoneEvent = {
      ...found,
      ...{ id: 0, location, unit: isOfUnit(found.kind) ? found.unit : '' },
      zone: known?.timezone ?? milestones.find(({ kind }) => kind === found.kind)?.zone ?? 'UTC',
      ...{ source: 'carrier' as const, by: carrier, issuedAt, recordedAt: now },
    };
    if (events.some((one) => isSame(one, report))) return { outcome: 'duplicate', text: null };
    const { service, createdAt } = order;
    const error = reportError(report, { service, units, milestones, createdAt: createdAt.getTime(), now });
    if (error !== null) return refused(milestoneErrorText(error, service));
    const { id: _, ...row } = report;
    await writeEvent(tx, orderNo, row);
    const isLate = events.some(
      (one) => sameMilestone(one, report) && one.status === report.status && one.issuedAt > issuedAt,
    );
    return { outcome: isLate ? 'late' : 'recorded', text: null };
  });

/** Takes events of a carrier one after the other; an event for a shared container is recorded for each order. */
export async function takeCarrierEvents(
  db: Database,
  { carrier, events }: Request,
  now: number,
): Promise<AnswerOf<typeof carrierEvents>> {
  const results: CarrierEventResult[] = [];
  for (const event of events) {
    const { eventID } = event;
    const orderNos = await ordersOf(db, event);
    if (orderNos.length === 0) results.push({ eventID, outcome: 'unknown', orderNo: null, text: null });
    for (const orderNo of orderNos)
      results.push({ eventID, orderNo, ...(await takeEvent(db, orderNo, event, carrier, now)) });
  }
  return { results };
}
