import { CODE } from '#contract/codes.ts';
import { importReplies } from '#copy/operator/replies.ts';
import { type ImportService, importServicesOf, isList } from '#domain/imports/services.ts';
import { actorOf } from '../operators/audit.ts';
import { versionInForce } from '../rates/in-force.ts';
import { readRateLists } from '../rates/lists.ts';
import { previewImport } from '../rates/preview.ts';
import { listVersions, publishVersion, type RateAct, rollbackVersion, withdrawVersion } from '../rates/publish.ts';
import { readRateRows } from '../rates/rows.ts';
import { exampleRows, type SheetFormat, sheetFile } from '../rates/sheet-file.ts';
import { publishedRows } from '../un-list/published-list.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { Refusal } from './refusal.ts';

type Act = 'Export' | 'Preview' | 'Publish' | 'Rollback' | 'Template' | 'Versions' | 'Withdraw';

interface SheetRequest {
  service: ImportService;
  format: SheetFormat;
}

/** Name of the version's author. */
const makerOf = (context: CallContext): string => context.operator?.name ?? actorOf(context).actorId;

const actOf = (context: CallContext): RateAct => ({
  actor: actorOf(context),
  now: context.clock.now(),
});

function previewFile({ service }: { service: ImportService }, context: CallContext) {
  const { received, signal } = context;
  if (received === null) throw new Error('an upload without its file');
  return previewImport(context, { service, file: received, by: makerOf(context), signal });
}

async function exportSheet({ service, format }: SheetRequest, { db, deliver }: CallContext): Promise<null> {
  const inForce = await versionInForce(db, service);
  const replies = importReplies[service];
  if (inForce === null && !isList(service)) throw new Refusal(CODE.notFound, replies.nothingInForce);
  const [lists, rows] = [await readRateLists(db), inForce === null ? publishedRows() : await readRateRows(db, inForce)];
  deliver(await sheetFile(rows, { service, format, lists, name: replies.exportName }));
  return null;
}

async function templateSheet({ service, format }: SheetRequest, { db, deliver }: CallContext): Promise<null> {
  const lists = await readRateLists(db);
  deliver(await sheetFile(exampleRows(service), { service, format, lists, name: importReplies[service].templateName }));
  return null;
}

export const operatorImportCalls: Pick<CallHandlers, `operatorImport${Act}`> = {
  operatorImportPreview: previewFile,
  operatorImportPublish: ({ kind, previewId, at = null, acceptsLoss = false }, context) =>
    publishVersion(context.db, {
      ...{ services: importServicesOf[kind], previewId, at, acceptsLoss },
      act: actOf(context),
    }),
  operatorImportRollback: ({ service, versionId }, context) =>
    rollbackVersion(context.db, { service, versionId, act: actOf(context) }),
  operatorImportWithdraw: ({ service, versionId }, context) =>
    withdrawVersion(context.db, { service, versionId, act: actOf(context) }),
  operatorImportVersions: ({ service }, { db }) => listVersions(db, service),
  operatorImportExport: exportSheet,
  operatorImportTemplate: templateSheet,
};
