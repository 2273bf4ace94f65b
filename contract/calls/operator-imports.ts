import * as v from 'valibot';
import { type ImportKind, type ImportService, importKindOf, importServices } from '#domain/imports/services.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { call, operatorCallFor } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { importPreview, versionList } from '../fields/imports.ts';
import { fieldMessages } from '../messages.ts';
import { FORM_BYTES, uploadedFile } from './files.ts';

const operator = { ...operatorCallFor('rates'), clauses: ['7.5d', '10.3', '10.4'] } as const;

const kind = v.picklist(['rates', 'schedules']);
const service = v.picklist(importServices);

interface Table {
  kind: ImportKind;
  service: ImportService;
}

/** Rejects a service of the other kind. */
const isOfKind = <Request extends Table>() =>
  v.rawCheck<Request>(({ dataset, addIssue }) => {
    if (!dataset.typed || importKindOf(dataset.value.service) === dataset.value.kind) return;
    const input = dataset.value;
    const path = [{ type: 'unknown', origin: 'value', input, key: 'service', value: input.service }] as const;
    addIssue({ message: fieldMessages.choice, path: [...path] });
  });

const versionRequest = v.pipe(v.strictObject({ kind, service, versionId: identifier }), isOfKind());

const sheet = {
  delivery: 'file',
  request: v.pipe(
    v.strictObject({ kind, service, format: v.optional(v.picklist(['csv', 'xlsx']), 'xlsx') }),
    isOfKind(),
  ),
  answer: v.null(),
} as const;

export const operatorImportPreview = call({
  ...operator,
  name: 'operatorImportPreview',
  path: '/api-platform/desk/{kind}/preview',
  payload: 'multipart',
  limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 20 },
  summary:
    '运营台：读入一份运价表或船期表（xlsx、csv，或 DCSA 商业船期的 json，20 MB 以内），逐格指出错误，算出船期的每个截点，并与现行版本比较；不发布',
  request: v.pipe(v.strictObject({ kind, service, file: uploadedFile }), isOfKind()),
  answer: importPreview,
});

export const operatorImportPublish = call({
  ...operator,
  name: 'operatorImportPublish',
  path: '/api-platform/desk/{kind}/publish',
  summary: '运营台：发布一份预览过的运价或船期，立即或到时生效；预览之后有别的版本生效，或已有一个定在同一时刻，则拒绝',
  request: v.strictObject({
    kind,
    previewId: identifier,
    /** Allows publishing a dangerous goods list that lacks more than a tenth of the numbers. */
    acceptsLoss: v.optional(v.boolean()),
    /** Immediately when absent or past. */
    at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000))),
  }),
  answer: v.object({
    service,
    versionId: v.string(),
    inForce: v.nullable(v.string()),
    publishAt: v.number(),
  }),
});

export const operatorImportRollback = call({
  ...operator,
  name: 'operatorImportRollback',
  path: '/api-platform/desk/{kind}/rollback',
  summary: '运营台：撤回现行版本，回到它所替换的版本',
  /** Names the version in force, so that a repeated click withdraws nothing more. */
  request: versionRequest,
  answer: v.object({ service, inForce: v.nullable(v.string()) }),
});

export const operatorImportWithdraw = call({
  ...operator,
  name: 'operatorImportWithdraw',
  path: '/api-platform/desk/{kind}/withdraw',
  summary: '运营台：撤回一个还没有到时生效的版本；已经生效则拒绝',
  request: versionRequest,
  answer: v.object({ service, versionId: v.string() }),
});

export const operatorImportVersions = call({
  ...operator,
  name: 'operatorImportVersions',
  path: '/api-platform/desk/{kind}/versions',
  summary: '运营台：一项服务的运价或一种船期的版本，新的在前',
  request: v.pipe(v.strictObject({ kind, service }), isOfKind()),
  answer: versionList,
});

export const operatorImportExport = call({
  ...operator,
  ...sheet,
  name: 'operatorImportExport',
  path: '/api-platform/desk/{kind}/export',
  summary: '运营台：下载现行运价或船期，原样导入没有差异',
});

export const operatorImportTemplate = call({
  ...operator,
  ...sheet,
  name: 'operatorImportTemplate',
  path: '/api-platform/desk/{kind}/template',
  summary: '运营台：下载运价或船期模板，带两行示例与代码表',
});
