import { listCodes } from '../codes/list.ts';
import { saveCode } from '../codes/save.ts';
import { takeLogo } from '../company/logo.ts';
import { readCompany, saveCompany } from '../company/save.ts';
import { actorOf } from '../operators/audit.ts';
import { readFirstRun } from '../operators/first-run.ts';
import type { CallContext, CallHandlers } from './context.ts';

type Ours =
  | 'operatorCodeSave'
  | 'operatorCodes'
  | 'operatorCompany'
  | 'operatorCompanyLogo'
  | 'operatorCompanySave'
  | 'operatorFirstRun';

const actOf = (context: CallContext) => {
  const actor = actorOf(context);
  return { actor, by: context.operator?.name ?? actor.actorId, now: context.clock.now() };
};

/** Calls for setting up the company. */
export const operatorCompanyCalls: Pick<CallHandlers, Ours> = {
  operatorFirstRun: (_request, context) => readFirstRun(context),
  operatorCompany: (_request, { db, settings }) => readCompany(db, settings),
  operatorCompanySave: (request, context) =>
    saveCompany(context.db, request, { ...actOf(context), settings: context.settings }),
  operatorCompanyLogo: (_request, context) => takeLogo(context),
  operatorCodes: (request, { db }) => listCodes(db, request),
  operatorCodeSave: (request, context) => saveCode(context.db, request, actOf(context)),
};
