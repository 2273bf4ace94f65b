import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { RegisteredCompany } from '#contract/calls/enterprise.ts';
import { isSameCompany } from '#domain/enterprise/company-name.ts';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { cleanCode } from '#domain/text.ts';
import type { Settings } from '#src/config/settings.ts';
import type { Database } from '../data/connect.ts';
import { enterpriseRegister } from '../data/schema/accounts.ts';
import type { Log } from '../log.ts';
import { askProvider } from '../provider.ts';

export type LookupKey = { creditCode: string } | { name: string };

const text = v.pipe(v.string(), v.trim(), v.maxLength(300));

/** Response of an external register; null for an unknown company. */
const provided = v.nullable(
  v.object({
    name: v.pipe(text, v.minLength(1)),
    creditCode: v.pipe(v.string(), v.transform(cleanCode), v.check(isEnterpriseCode)),
    legalPerson: v.optional(text, ''),
    address: v.optional(text, ''),
    established: v.optional(v.nullable(text), null),
    status: v.optional(text, ''),
  }),
);

interface Register {
  db: Pick<Database, 'select'>;
  settings: Pick<Settings, 'enterpriseLookup'>;
  log: Log;
}

/** Looks a company up in the configured register, else in ours; null when unknown. */
export async function lookUp({ db, settings, log }: Register, key: LookupKey): Promise<RegisteredCompany | null> {
  if (settings.enterpriseLookup.url === null) return lookUpOwn(db, key);
  const found = await askProvider(
    { provider: settings.enterpriseLookup, name: 'enterpriseLookup', log },
    key,
    provided,
  );
  if (found === null) return null;
  const isRequested = 'creditCode' in key ? found.creditCode === key.creditCode : isSameCompany(found.name, key.name);
  return isRequested ? found : null;
}

async function lookUpOwn(db: Pick<Database, 'select'>, key: LookupKey): Promise<RegisteredCompany | null> {
  const where =
    'creditCode' in key
      ? eq(enterpriseRegister.creditCode, key.creditCode)
      : eq(enterpriseRegister.name, cleanName(key.name));
  const [row] = await db.select().from(enterpriseRegister).where(where).limit(1);
  if (row === undefined) return null;
  const { demo: _, ...detail } = row;
  return detail;
}

const cleanName = (name: string) => name.trim().replaceAll('(', '（').replaceAll(')', '）');
