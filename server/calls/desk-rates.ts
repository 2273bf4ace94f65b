import { CODE } from '#contract/codes.ts';
import { rateReplies } from '#src/ui/copy/rate-replies.ts';
import { actorOf } from '../operators/audit.ts';
import { versionInForce } from '../rates/in-force.ts';
import { readRateLists } from '../rates/lists.ts';
import { previewRates } from '../rates/preview.ts';
import { listVersions, publishRates, type RateAct, rollbackRates } from '../rates/publish.ts';
import { readRateRows } from '../rates/rows.ts';
import { exampleRows, sheetFile } from '../rates/sheet-file.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { Refusal } from './refusal.ts';

type Ours =
  | 'deskRatesExport'
  | 'deskRatesPreview'
  | 'deskRatesPublish'
  | 'deskRatesRollback'
  | 'deskRatesTemplate'
  | 'deskRatesVersions';

/** As versions name who made them. */
const makerOf = (context: CallContext): string => context.operator?.name ?? actorOf(context).actorId;

const actOf = (context: CallContext): RateAct => ({
  actor: actorOf(context),
  now: context.clock.now(),
});

export const deskRateCalls: Pick<CallHandlers, Ours> = {
  deskRatesPreview: async ({ service }, context) => {
    const { received, signal } = context;
    if (received === null) throw new Error('an upload without its file');
    return previewRates(context, { service, file: received, by: makerOf(context), signal });
  },

  deskRatesPublish: ({ previewId, at }, context) =>
    publishRates(context.db, { previewId, at: at ?? null, act: actOf(context) }),

  deskRatesRollback: (request, context) => rollbackRates(context.db, { ...request, act: actOf(context) }),

  deskRatesVersions: ({ service }, { db }) => listVersions(db, service),

  deskRatesExport: async ({ service, format }, { db, deliver }) => {
    const inForce = await versionInForce(db, service);
    if (inForce === null) throw new Refusal(CODE.notFound, rateReplies.nothingInForce);
    const [lists, rows] = [await readRateLists(db), await readRateRows(db, inForce)];
    deliver(await sheetFile(rows, { service, format, lists, name: rateReplies.exportName }));
    return null;
  },

  deskRatesTemplate: async ({ service, format }, { db, deliver }) => {
    const lists = await readRateLists(db);
    deliver(await sheetFile(exampleRows(service), { service, format, lists, name: rateReplies.templateName }));
    return null;
  },
};
