import { asc, eq } from 'drizzle-orm';
import type { RateLists } from '#domain/rates/choices.ts';
import type { Database } from '../data/connect.ts';
import { carriers, feeCodes, places } from '../data/schema/reference.ts';

/** What the cells of a rate sheet may name now. */
export async function readRateLists(db: Pick<Database, 'select'>): Promise<RateLists> {
  const port = await db
    .select({ code: places.code, nameCn: places.nameCn, zone: places.timezone })
    .from(places)
    .where(eq(places.kind, 'port'))
    .orderBy(asc(places.sort));
  const carrier = await db
    .select({ code: carriers.code, nameCn: carriers.nameCn, smdg: carriers.secondCode })
    .from(carriers)
    .where(eq(carriers.kind, 'ocean'))
    .orderBy(asc(carriers.sort));
  const fee = await db.select().from(feeCodes).orderBy(asc(feeCodes.code));
  const choice = ({ code, nameCn }: { code: string; nameCn: string }) => ({ code, names: [code, nameCn] });
  return {
    port: port.map(({ zone, ...rest }) => ({ ...choice(rest), zone })),
    carrier: carrier.map(({ smdg, ...rest }) => {
      const { code, names } = choice(rest);
      return { code, names: smdg === null ? names : [...names, smdg] };
    }),
    fee: fee.map(({ code, nameCn, bases, atCost }) => ({ code, names: [code, nameCn], bases, atCost })),
  };
}
