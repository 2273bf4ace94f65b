import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { TankFound, tankFind } from '#contract/services/tank-fleet.ts';
import type { TankYards } from '#contract/services/tank-prices.ts';
import { segregationReason } from '#copy/dangerous-goods/verdicts.ts';
import { comparePair, type Goods } from '#domain/dangerous-goods/segregation.ts';
import { finalStatuses } from '#domain/orders/statuses.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import {
  freeFrom,
  MONTHS_BETWEEN_TESTS,
  monthsAfter,
  overlapOf,
  periodOf,
  type RentalTank,
  type TankPeriod,
  testStanding,
} from '#domain/tank/fleet.ts';
import { GAS_TANKS, TANK_GROSS_KG } from '#domain/tank/kinds.ts';
import { tankNeedOf } from '#domain/tank/need.ts';
import { cleanCode } from '#domain/text.ts';
import type { Database } from '../../data/connect.ts';
import { orders } from '../../data/schema/orders.ts';
import { statusAt } from '../../orders/auto-cancel.ts';
import { readUnEntries } from '../../un-list/read-entries.ts';
import type { Reader } from '../fee-rates.ts';
import { toNamedGoods } from '../named-goods.ts';
import { readOffer } from '../offers.ts';
import { cityOf, type WarehouseRow } from '../warehouse/warehouses.ts';
import { type FleetRow, fleetRows } from './fleet-rows.ts';
import { fitOf } from './offers.ts';

/** Reads the days on which orders in progress occupy each tank. */
async function takenDays(db: Reader, now: number): Promise<ReadonlyMap<string, TankPeriod[]>> {
  const number = sql<string>`${orders.form}->>'tankNos'`;
  const rows = await db
    .select({ number, stay: orders.stay })
    .from(orders)
    .where(
      and(
        eq(orders.service, 'tank'),
        sql`${orders.form}->>'serviceType' = 'RENTAL'`,
        inArray(
          number,
          fleetRows.map((tank) => tank.number),
        ),
        notInArray(statusAt(now), finalStatuses),
      ),
    );
  const today = localDay(now, CHINA);
  const taken = new Map<string, TankPeriod[]>();
  for (const { number: tank, stay } of rows) {
    if (stay === null) continue;
    const period = periodOf(stay.startDate, stay.days);
    if (period.to >= today) taken.set(tank, [...(taken.get(tank) ?? []), period]);
  }
  return taken;
}

const testsOf = ({ lastTest, testedAgo }: FleetRow, today: string) => {
  const last = dayAfter(today, -testedAgo);
  return {
    lastTest: { kind: lastTest, day: last },
    nextTest: {
      kind: lastTest === 'FIVE' ? ('HALF' as const) : ('FIVE' as const),
      day: monthsAfter(last, MONTHS_BETWEEN_TESTS),
    },
  };
};

/** The fleet is demo data and exists only at demo yards. */
const demoYards = (yards: readonly WarehouseRow[]) => yards.filter(({ demo }) => demo);
const fleetAt = (yards: readonly WarehouseRow[]) => (demoYards(yards).length === 0 ? [] : fleetRows);

function yardOf({ at }: FleetRow, yards: readonly WarehouseRow[]): WarehouseRow | null {
  const own = demoYards(yards);
  return 'yard' in at ? (own[at.yard % Math.max(own.length, 1)] ?? null) : null;
}

/** Lists tanks available at a yard, without gas tanks and expired tests. */
export async function letTanks(db: Reader, yards: readonly WarehouseRow[], now: number): Promise<RentalTank[]> {
  const [taken, today] = [await takenDays(db, now), localDay(now, CHINA)];
  return fleetAt(yards).flatMap((row) => {
    const { number, tankType, state } = row;
    const yard = yardOf(row, yards);
    const testDue = testsOf(row, today).nextTest.day;
    if (state !== 'READY' || yard === null || GAS_TANKS.includes(tankType) || testDue <= today) return [];
    return [{ number, tankType, depotId: yard.id, testDue, taken: taken.get(number) ?? [] }];
  });
}

/** Converts them to the list of a yard. */
export function listedTanks(tanks: readonly RentalTank[], now: number): TankYards['fleet'] {
  const tomorrow = dayAfter(localDay(now, CHINA), 1);
  return tanks.flatMap((tank) => {
    const row = fleetRows.find(({ number }) => number === tank.number);
    if (row === undefined) return [];
    const { capacityLitres, tareKg } = row;
    return [{ ...tank, capacityLitres, tareKg, taken: [...tank.taken], freeFrom: freeFrom(tank.taken, tomorrow) }];
  });
}

type TankQuery = InferOutput<typeof tankFind.request>;
type Entries = Awaited<ReturnType<typeof readUnEntries>>;

const goodsOf = (entries: Entries, unNo: string): Goods | null => {
  const found = entries.get(unNo);
  if (found === undefined) return null;
  const { nameCn, mainClass, subsidiaryClasses, segregationGroups: groups } = found;
  return {
    ...{ unNo, nameCn, classes: [mainClass, ...subsidiaryClasses], groups },
    ...{ packingGroup: null, limitedQuantity: false },
  };
};

/** Judges the last cargo's residue against the goods to be loaded. */
function cargoVerdict({ lastCargoes: [last] }: FleetRow, entries: Entries, unNo: string): TankFound['cargo'] {
  const goods = goodsOf(entries, unNo);
  if (goods === null) return null;
  if (last === unNo) return { verdict: 'SAME', reason: null };
  const before = goodsOf(entries, last);
  if (before === null) return { verdict: 'CERTIFICATE', reason: null };
  const verdict = comparePair(before, goods);
  if (verdict.level === 'OK') return { verdict: 'CERTIFICATE', reason: null };
  return { verdict: 'REACTS', reason: segregationReason([before, goods], { ...verdict, a: 0, b: 1 }, 'UNIT') };
}

async function arrivalOf(db: Reader, { priceId, arrival }: TankQuery, enterpriseId: string | null) {
  const found = priceId === undefined ? null : await readOffer(db, { service: 'tank', id: priceId, enterpriseId });
  if (found !== null) {
    const { row, org, dst } = found;
    return { day: localDay(row.sailing.eta.getTime(), dst.timezone), lane: { from: org.nameCn, to: dst.nameCn } };
  }
  return arrival === undefined ? null : { day: arrival, lane: null };
}

interface FleetContext {
  now: number;
  enterpriseId: string | null;
  yards: readonly WarehouseRow[];
}

/** Finds a tank by number: type, location and whether it may carry the goods until that day. */
export async function findTank(
  db: Database,
  query: TankQuery,
  { now, enterpriseId, yards }: FleetContext,
): Promise<TankFound> {
  const today = localDay(now, CHINA);
  const arrival = await arrivalOf(db, query, enterpriseId);
  const asking = cleanCode(query.number);
  const row = fleetAt(yards).find(({ number }) => number === asking);
  const named = query.unNo ?? '';
  const entries = await readUnEntries(db, [...(named === '' ? [] : [named]), ...(row?.lastCargoes ?? [])]);
  const entry = entries.get(named) ?? null;
  const answer = { number: asking, arrival, goods: entry === null ? null : toNamedGoods(entry), now };
  if (row === undefined) return { ...answer, tank: null, test: null, fit: 'OPEN', cargo: null };
  const { number, tankType, capacityLitres, tareKg, state, at, lastCargoes } = row;
  const taken = (await takenDays(db, now)).get(number) ?? [];
  const yard = yardOf(row, yards);
  const tests = testsOf(row, today);
  return {
    ...answer,
    tank: {
      ...{ tankType, capacityLitres, tareKg, grossKg: TANK_GROSS_KG, ...tests },
      state: state === 'READY' && overlapOf(taken, periodOf(today, 1)) !== null ? 'LET' : state,
      place: yard === null ? ('port' in at ? at.port : '') : `${cityOf(yard.cityCode).nameCn} ${yard.name}`,
      // Only available tanks can be hired.
      depotId:
        state === 'READY' && !GAS_TANKS.includes(tankType) && tests.nextTest.day > today ? (yard?.id ?? null) : null,
      freeFrom: freeFrom(taken, dayAfter(today, 1)),
      lastCargoes: lastCargoes.map((cargo) => {
        const known = entries.get(cargo);
        return { unNo: known === undefined ? null : cargo, name: known?.nameCn ?? cargo };
      }),
    },
    test: testStanding(tests.nextTest.day, today, arrival?.day ?? null),
    fit: fitOf(entry === null ? null : tankNeedOf(entry, query.packingGroup ?? ''), tankType),
    cargo: cargoVerdict(row, entries, named),
  };
}
