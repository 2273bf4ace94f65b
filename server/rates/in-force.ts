import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { RateService } from '#domain/rates/columns.ts';
import type { Database } from '../data/connect.ts';
import { lanes, type offers, type tariffs } from '../data/schema/market.ts';
import { ratesInForce } from '../data/schema/rates.ts';

const soldVersions = sql`(select ${ratesInForce.versionId} from ${ratesInForce} where ${ratesInForce.versionId} is not null)`;
const importedLanes = sql`(
  select ${lanes.id} from ${lanes}
  where ${lanes.service} in (select ${ratesInForce.service} from ${ratesInForce} where ${ratesInForce.versionId} is not null))`;

/** Of an imported price list in force; the seed's own prices where their service has none. */
export const isInForce = ({ rateVersionId, laneId }: typeof offers | typeof tariffs): SQL | undefined =>
  or(inArray(rateVersionId, soldVersions), and(isNull(rateVersionId), notInArray(laneId, importedLanes)));

/** The version that is sold now; null while the seed's prices are. */
export async function versionInForce(db: Pick<Database, 'select'>, service: RateService): Promise<string | null> {
  const [row] = await db.select().from(ratesInForce).where(eq(ratesInForce.service, service));
  return row?.versionId ?? null;
}
