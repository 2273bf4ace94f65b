import { eq } from 'drizzle-orm';
import { builtBrand } from '#copy/brand.ts';
import type { ShownBrand } from '#domain/company/brand.ts';
import { type CompanyFacts, type CompanyField, companyFields } from '#domain/company/facts.ts';
import { logoPath } from '#domain/company/logo.ts';
import type { Settings, SiteSettings } from '#src/config/settings.ts';
import type { CallContext } from '../calls/context.ts';
import type { Database } from '../data/connect.ts';
import { company } from '../data/schema/operators.ts';

/** Id of the only row. */
export const COMPANY_ID = 'company';
/** Maximum delay until changes by other processes are visible. */
const KNOWN_MS = 10_000;

export const noFacts = Object.fromEntries(companyFields.map((field) => [field, ''])) as Record<CompanyField, string>;

interface CachedFacts {
  facts: CompanyFacts;
  until: number;
}

const cached = new WeakMap<object, CachedFacts>();

interface CompanySite extends SiteSettings {
  brand: ShownBrand;
}

/** Settings overridden by the operators' facts. */
export interface CompanySettings extends Settings {
  site: CompanySite;
}

type Parts = Pick<CallContext, 'clock' | 'db' | 'settings'>;

export const readCompanyRow = async (db: Pick<Database, 'select'>) =>
  (await db.select().from(company).where(eq(company.id, COMPANY_ID)))[0];

/** Makes a change visible at once in the process that wrote it. */
export const forgetFacts = (db: Database): void => void cached.delete(db);

async function readFacts({ db, clock }: Parts): Promise<CompanyFacts> {
  const known = cached.get(db);
  const now = clock.now();
  if (known !== undefined && now < known.until) return known.facts;
  try {
    const facts = { ...noFacts, ...(await readCompanyRow(db))?.facts };
    cached.set(db, { facts, until: now + KNOWN_MS });
    return facts;
  } catch {
    // Falls back to older or no facts while the database is unavailable.
    return known?.facts ?? noFacts;
  }
}

const orElse = (fact: string, setting: string | null) => (fact === '' ? setting : fact);

/** A custom brand name drops the software's Latin name. */
const brandOf = ({ brandName, latinName, logo }: CompanyFacts): ShownBrand => ({
  name: brandName || builtBrand.name,
  latinName: latinName || (brandName === '' ? builtBrand.latinName : ''),
  logo: logo === '' ? builtBrand.logo : logoPath(logo, 'mark'),
});

/** Facts set by an operator override the server's settings. */
const overlaid = (site: SiteSettings, facts: CompanyFacts): CompanySite => ({
  ...site,
  brand: brandOf(facts),
  company: orElse(facts.company, site.company),
  serviceHotline: orElse(facts.serviceHotline, site.serviceHotline),
  emergencyHotline: orElse(facts.emergencyHotline, site.emergencyHotline),
  serviceMail: orElse(facts.serviceMail, site.serviceMail),
  address: orElse(facts.address, site.address),
  icpFiling: orElse(facts.icpFiling, site.icpFiling),
  policeFiling: orElse(facts.policeFiling, site.policeFiling),
  chemicalsLicence: orElse(facts.chemicalsLicence, site.chemicalsLicence),
  nvoccFiling: orElse(facts.nvoccFiling, site.nvoccFiling),
  roadTransportLicence: orElse(facts.roadTransportLicence, site.roadTransportLicence),
  answerTime: orElse(facts.answerTime, site.answerTime),
  customerManager:
    facts.managerName === '' ? site.customerManager : { name: facts.managerName, phone: facts.managerPhone },
});

const withFacts = (settings: Settings, facts: CompanyFacts): CompanySettings => ({
  ...settings,
  site: overlaid(settings.site, facts),
});

/** Returns the settings overridden by the operators' facts. */
export const companySettings = async (parts: Parts): Promise<CompanySettings> =>
  withFacts(parts.settings, await readFacts(parts));

/** Returns the cached settings without waiting for the database. */
export const knownSettings = ({ db, settings }: Pick<Parts, 'db' | 'settings'>): CompanySettings =>
  withFacts(settings, cached.get(db)?.facts ?? noFacts);
