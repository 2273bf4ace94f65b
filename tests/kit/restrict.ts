import { inArray } from 'drizzle-orm';
import type { RestrictedParty } from '#domain/dangerous-goods/restrictions.ts';
import { restrictions } from '#server/data/schema/restrictions.ts';
import type { TestServer } from './server.ts';

type Server = Pick<TestServer, 'clock' | 'database'>;

/** Refused from now on, as an operator writes it; the answer takes it back. */
export async function refuseClasses(
  { database: { db }, clock }: Server,
  partyKind: RestrictedParty,
  codes: readonly string[],
  classes: readonly string[],
): Promise<() => Promise<unknown>> {
  const at = new Date(clock.now());
  const rows = codes.flatMap((partyCode) =>
    classes.map((dgClass) => ({
      ...{ id: `test-${partyKind}-${partyCode}-${dgClass.replace('.', '-')}`, partyKind, partyCode, dgClass },
      ...{ source: '公告 1', validFrom: at, version: 1, editedBy: '王珂', editedAt: at },
    })),
  );
  await db.insert(restrictions).values(rows);
  const ids = rows.map(({ id }) => id);
  return () => db.delete(restrictions).where(inArray(restrictions.id, ids));
}
