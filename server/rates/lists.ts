import { asc } from 'drizzle-orm';
import type { Choice, RateLists } from '#domain/rates/choices.ts';
import type { Database } from '../data/connect.ts';
import { warehouses } from '../data/schema/market.ts';
import { carriers, feeCodes, locations } from '../data/schema/reference.ts';

const choice = ({ code, nameCn }: { code: string; nameCn: string }): Choice => ({ code, names: [code, nameCn] });

/** Reads the values that cells of a rate sheet may have. */
export async function readRateLists(db: Pick<Database, 'select'>): Promise<RateLists> {
  const located = await db.select().from(locations).orderBy(asc(locations.sort));
  const known = await db.select().from(carriers).orderBy(asc(carriers.sort));
  const fees = await db.select().from(feeCodes).orderBy(asc(feeCodes.code));
  const stations = await db
    .select({ code: warehouses.id, nameCn: warehouses.name })
    .from(warehouses)
    .orderBy(asc(warehouses.sort));
  const locationsOf = (kind: (typeof located)[number]['kind']) =>
    located.filter((row) => row.kind === kind).map((row) => ({ ...choice(row), zone: row.timezone }));
  const carriersOf = (kind: (typeof known)[number]['kind']) =>
    known
      .filter((row) => row.kind === kind)
      .map(({ secondCode, ...row }) => {
        const { code, names } = choice(row);
        return { code, names: secondCode === null ? names : [...names, secondCode] };
      });
  return {
    ...{ port: locationsOf('port'), airport: locationsOf('airport'), station: locationsOf('station') },
    ...{ carrier: carriersOf('ocean'), coaster: carriersOf('domestic') },
    ...{ airline: carriersOf('air'), train: carriersOf('rail') },
    warehouse: stations.map(choice),
    fee: fees.map(({ bases, atCost, ...row }) => ({ ...choice(row), bases, atCost })),
  };
}
