import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { NumbersSaved, operatorNumbers } from '#contract/calls/operator-orders.ts';
import { CODE } from '#contract/codes.ts';
import type { RecordedNumbers } from '#contract/fields/shipment-numbers.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { airlines } from '#domain/air/airlines.ts';
import { filledNumbers, type NumberFacts, readNumbers, type ShipmentNumbers } from '#domain/shipment/numbers.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { orderItems, orders } from '../data/schema/orders.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { isUnderWay } from './deadline.ts';
import { requireNoErrors } from './errors.ts';
import { lockUnderWay } from './lock-order.ts';
import { searchTextOf } from './search-text.ts';

const prefixes = new Map(airlines.map(({ code, prefix }) => [code, prefix]));

/** Waybill prefix of the airline; null for other carriers. */
export const airlinePrefixOf = ({
  service,
  carrierCode,
}: Pick<typeof orders.$inferSelect, 'carrierCode' | 'service'>): NumberFacts['airlinePrefix'] =>
  service === 'air' ? (prefixes.get(carrierCode ?? '') ?? null) : null;

/** Kinds of numbers that identify a unit in every order. */
const REUSED = ['containerNo', 'tankNo', 'wagonNo'] as const;

export type SharedUnits = NumbersSaved['alsoIn'];

export const reusedUnits = ({ units }: ShipmentNumbers): string[] =>
  units.flatMap((unit) => REUSED.map((kind) => unit[kind])).filter((number) => number !== '');

/** Lists the orders under way with one of these containers, tanks or wagons: shared, or mistyped. */
export async function listSharedUnits(
  tx: Transaction,
  numbers: readonly string[],
  now: number,
  exceptOrderNo = '',
): Promise<SharedUnits> {
  if (numbers.length === 0) return [];
  const number = sql<string>`unit.number`;
  const elements = sql`jsonb_array_elements(${orders.numbers} -> 'numbers' -> 'units')`;
  const values = REUSED.map((kind) => sql`element ->> ${sql.raw(`'${kind}'`)}`);
  const named = sql`lateral (select unnest(array[${sql.join(values, sql`, `)}]) as number from ${elements} as element) as unit`;
  return tx
    .selectDistinct({ number, orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(named, sql`${number} = any(${sql.param([...numbers])}::text[])`)
    .where(and(isUnderWay(now), isNotNull(orders.numbers), ne(orders.orderNo, exceptOrderNo)))
    .orderBy(number, orders.orderNo);
}

export interface Recording {
  now: number;
  actor: Actor;
  /** Author's name, shown to the customer. */
  by: string;
}

/** Records the numbers of a locked order as a whole: for its customer, its documents and the search of both sides. */
export async function writeNumbers(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  typed: ShipmentNumbers,
  { now, actor, by }: Recording,
): Promise<RecordedNumbers> {
  const { orderNo, service, numbers: before } = order;
  const { numbers, errors } = readNumbers(typed, { service, airlinePrefix: airlinePrefixOf(order) });
  requireNoErrors(errors);
  const recorded: RecordedNumbers = { version: (before?.version ?? 0) + 1, by, at: now, numbers };
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderNo, orderNo));
  const search = searchTextOf({ ...order, numbers: recorded }, items);
  await tx
    .update(orders)
    .set({ numbers: recorded, search, updatedAt: new Date(now), version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, orderNo));
  const act = {
    ...{ action: 'order.numbers', subjectKind: 'order', subjectId: orderNo },
    ...{ before: before && filledNumbers(before.numbers), after: filledNumbers(numbers) },
  };
  await recordAct(tx, actor, act, now);
  return recorded;
}

/** Records the numbers by hand. A second operator is refused with the numbers as they are. */
export const recordNumbers = (
  db: Database,
  { orderNo, version, numbers }: InferOutput<typeof operatorNumbers.request>,
  recording: Recording,
): Promise<NumbersSaved> =>
  db.transaction(async (tx) => {
    const order = await lockUnderWay(tx, orderNo, recording.now);
    const before = order.numbers;
    if ((before?.version ?? 0) !== version)
      throw new Refusal(CODE.conflict, orderReplies.numbersElsewhere(before?.by ?? ''), before ?? undefined);
    const recorded = await writeNumbers(tx, order, numbers, recording);
    return { ...recorded, alsoIn: await listSharedUnits(tx, reusedUnits(recorded.numbers), recording.now, orderNo) };
  });
