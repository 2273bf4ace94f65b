import { listCodes } from '../codes/list.ts';
import { saveCode } from '../codes/save.ts';
import { takeLogo } from '../company/logo.ts';
import { readCompany, saveCompany } from '../company/save.ts';
import { actorOf } from '../operators/audit.ts';
import { readFirstRun } from '../operators/first-run.ts';
import type { CallContext, CallHandlers } from './context.ts';

type Ours = 'deskCodeSave' | 'deskCodes' | 'deskCompany' | 'deskCompanyLogo' | 'deskCompanySave' | 'deskFirstRun';

const actOf = (context: CallContext) => {
  const actor = actorOf(context);
  return { actor, by: context.operator?.name ?? actor.actorId, now: context.clock.now() };
};

/** Calls for setting up the company. */
export const deskCompanyCalls: Pick<CallHandlers, Ours> = {
  deskFirstRun: (_request, context) => readFirstRun(context),
  deskCompany: (_request, { db, settings }) => readCompany(db, settings),
  deskCompanySave: (request, context) =>
    saveCompany(context.db, request, { ...actOf(context), settings: context.settings }),
  deskCompanyLogo: (_request, context) => takeLogo(context),
  deskCodes: (request, { db }) => listCodes(db, request),
  deskCodeSave: (request, context) => saveCode(context.db, request, actOf(context)),
};
