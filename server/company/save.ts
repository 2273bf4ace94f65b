import type { InferOutput } from 'valibot';
import type { OperatorCompany, operatorCompanySave } from '#contract/calls/operator-company.ts';
import { CODE } from '#contract/codes.ts';
import { builtBrand } from '#copy/brand.ts';
import { recordReplies as words } from '#copy/operator/replies.ts';
import { siteCopy } from '#copy/replies.ts';
import type { CompanyField } from '#domain/company/facts.ts';
import type { Settings } from '#src/config/settings.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { company } from '../data/schema/operators.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { COMPANY_ID, forgetFacts, noFacts, readCompanyRow } from './facts.ts';
import { hasLogo } from './logo.ts';

/** Values the site shows while the operators set none. */
function settingsOf({ site, seed }: Settings): Record<CompanyField, string> {
  const unset = seed === 'demo' ? siteCopy.demo : siteCopy.unset;
  return {
    company: site.company ?? unset.company,
    brandName: builtBrand.name,
    latinName: builtBrand.latinName,
    logo: '',
    serviceHotline: site.serviceHotline ?? unset.hotline,
    emergencyHotline: site.emergencyHotline ?? unset.hotline,
    serviceMail: site.serviceMail ?? unset.serviceMail,
    address: site.address ?? '',
    icpFiling: site.icpFiling ?? unset.number,
    policeFiling: site.policeFiling ?? unset.number,
    chemicalsLicence: site.chemicalsLicence ?? unset.number,
    nvoccFiling: site.nvoccFiling ?? unset.number,
    roadTransportLicence: site.roadTransportLicence ?? unset.number,
    managerName: site.customerManager?.name ?? '',
    managerPhone: site.customerManager?.phone ?? '',
    answerTime: site.answerTime ?? '',
  };
}

export async function readCompany(db: Pick<Database, 'select'>, settings: Settings): Promise<OperatorCompany> {
  const row = await readCompanyRow(db);
  return {
    version: row?.version ?? 0,
    facts: { ...noFacts, ...row?.facts },
    previous: row?.previous ? { ...noFacts, ...row.previous } : null,
    settings: settingsOf(settings),
    editedBy: row?.editedBy ?? null,
    editedAt: row?.editedAt.getTime() ?? null,
  };
}

const refusedLogo = () => new Refusal(CODE.invalidInput, words.logoUnknown, { fields: { logo: words.logoUnknown } });

interface CompanyAct {
  actor: Actor;
  /** Author's name in the console. */
  by: string;
  now: number;
}

/** Takes effect with the next page. A stale version is refused with the newer values. */
export async function saveCompany(
  db: Database,
  { version, facts }: InferOutput<typeof operatorCompanySave.request>,
  { actor, by, now, settings }: CompanyAct & { settings: Settings },
): Promise<OperatorCompany> {
  if ((facts.managerName === '') !== (facts.managerPhone === ''))
    throw new Refusal(CODE.invalidInput, words.managerHalf, { fields: { managerPhone: words.managerHalf } });
  await db.transaction(async (tx) => {
    const row = { id: COMPANY_ID, facts: noFacts, version: 0, editedBy: by, editedAt: new Date(now) };
    await tx.insert(company).values(row).onConflictDoNothing();
    const [stored] = await tx.select().from(company).for('update');
    if (stored === undefined || stored.version !== version)
      throw new Refusal(CODE.conflict, words.changed, await readCompany(tx, settings));
    if (facts.logo !== '' && !(await hasLogo(tx, facts.logo))) throw refusedLogo();
    await tx.update(company).set({ ...row, facts, previous: stored.facts, version: version + 1 });
    const act = { action: 'company.changed', subjectKind: 'company', subjectId: COMPANY_ID };
    await recordAct(tx, actor, { ...act, before: stored.facts, after: facts }, now);
  });
  forgetFacts(db);
  return readCompany(db, settings);
}
