import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RateRow } from '#domain/rates/columns.ts';
import { daysBetween } from '#domain/schedule/day.ts';
import { resolveSailing } from '#domain/schedules/sailing-row.ts';
import type { Database } from '../data/connect.ts';
import { lanes, sailings } from '../data/schema/market.ts';
import { places } from '../data/schema/reference.ts';
import { scheduleSailings } from '../data/schema/schedules.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { versionInForce } from './in-force.ts';
import { readRateRows } from './rows.ts';
import { writeVersionOffers } from './version-offers.ts';

type Sailing = typeof sailings.$inferInsert;

const ID_CHARACTERS = 20;
/** Lanes of a file stand behind those that are sorted by hand. */
const LAST_SORT = 100_000;

const laneIdOf = ({ origin, destination }: RateRow) => `FCL-${origin}-${destination}`;

/** A sailing that stays as it was keeps its id, and with it its offers and who is booking it; one that changes is another. */
function toSailing(row: RateRow, laneId: string, zones: ReadonlyMap<string, string>): Sailing {
  const ends = { origin: zones.get(row.origin!)!, destination: zones.get(row.destination!)! };
  const { etd, eta, transitDays, cutOffs } = resolveSailing(row, ends);
  const { carrier = '', route = '', vessel = '', voyage = '', terminal = '', via = '' } = row;
  const said = { laneId, carrierCode: carrier, routeCode: route, vessel, voyage, terminal, viaCode: via || null };
  const moments = Object.entries({ etd, eta, ...cutOffs });
  const content = JSON.stringify([said, moments]);
  return {
    id: `S${createHash('sha256').update(content).digest('base64url').slice(0, ID_CHARACTERS)}`,
    ...said,
    ...(Object.fromEntries(moments.map(([key, at]) => [key, new Date(at)])) as Pick<Sailing, 'eta' | 'etd' | CutOff>),
    transitDays,
    slotsLeft: null,
    demo: false,
  };
}

type CutOff = keyof ReturnType<typeof resolveSailing>['cutOffs'];

const daysOf = ({ etd = '', eta = '' }: RateRow): number => Math.max(1, daysBetween(dayPart(etd), dayPart(eta)));
const dayPart = (moment: string): string => moment.slice(0, 'yyyy-MM-dd'.length);

/** Lanes that no sailing has served so far begin with the first timetable that names them. */
async function writeLanes(db: Database, rows: readonly RateRow[]): Promise<Map<string, string>> {
  const known = async () =>
    new Map(
      (await db.select().from(lanes).where(eq(lanes.service, 'fcl'))).map(
        ({ id, originCode, destinationCode }): [string, string] => [`${originCode} ${destinationCode}`, id],
      ),
    );
  const before = await known();
  const added = new Map(
    rows
      .filter(({ origin, destination }) => !before.has(`${origin} ${destination}`))
      .map((row) => [
        laneIdOf(row),
        {
          id: laneIdOf(row),
          service: 'fcl' as const,
          ...{
            originKind: 'port',
            originCode: row.origin!,
            destinationKind: 'port',
            destinationCode: row.destination!,
          },
          ...{ transitDays: daysOf(row), hot: false, sort: LAST_SORT },
        },
      ]),
  );
  await insertRows(db, lanes, [...added.values()]);
  return added.size === 0 ? before : known();
}

/**
 * Writes the sailings of a version, and their offers at the prices in force, before anybody may see them. Which they are
 * is written last and in one statement, so that a run that was killed is begun again and one that ended stays as it was.
 */
export async function writeVersionSailings(db: Database, versionId: string, now: number): Promise<void> {
  const named = eq(scheduleSailings.versionId, versionId);
  const [first] = await db.select().from(scheduleSailings).where(named).limit(1);
  if (first === undefined) {
    const rows = await readRateRows(db, versionId);
    const ports = await db.select().from(places).where(eq(places.kind, 'port'));
    const zones = new Map(ports.map(({ code, timezone }) => [code, timezone]));
    const laneIds = await writeLanes(db, rows);
    const written = rows.map((row) => toSailing(row, laneIds.get(`${row.origin} ${row.destination}`)!, zones));
    await insertRows(db, sailings, written);
    await db.transaction((tx) =>
      insertRows(
        tx,
        scheduleSailings,
        written.map(({ id }) => ({ versionId, sailingId: id })),
      ),
    );
  }
  const prices = await versionInForce(db, 'fcl');
  if (prices !== null) await writeVersionOffers(db, { service: 'fcl', versionId: prices, now, timetableId: versionId });
}
