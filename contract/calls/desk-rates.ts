import * as v from 'valibot';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { rateServices } from '#domain/rates/columns.ts';
import { call, deskOf } from '../call.ts';
import { identifier } from '../fields/common.ts';
import {
  listChange,
  previewOf,
  publishedVersion,
  publishRequest,
  sheetFormat,
  versionList,
} from '../fields/imports.ts';
import { FORM_BYTES, uploadedFile } from './files.ts';

const desk = deskOf('rates');

const service = v.picklist(rateServices);

export const deskRatesPreview = call({
  ...desk,
  name: 'deskRatesPreview',
  path: '/api-platform/desk/rates/preview',
  payload: 'multipart',
  limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 20 },
  summary: '运营台：读入一份运价表（xlsx 或 csv，20 MB 以内），逐格指出错误，并与现行版本比较；不发布',
  clauses: ['7.5d', '10.3'],
  request: v.strictObject({
    file: uploadedFile,
    service,
  }),
  answer: previewOf(listChange),
});

export const deskRatesPublish = call({
  ...desk,
  name: 'deskRatesPublish',
  path: '/api-platform/desk/rates/publish',
  summary: '运营台：发布一份预览过的运价，立即或到时生效；预览之后有别的版本生效则拒绝',
  clauses: ['7.5d', '10.3'],
  request: publishRequest,
  answer: v.object({ service, ...publishedVersion }),
});

export const deskRatesRollback = call({
  ...desk,
  name: 'deskRatesRollback',
  path: '/api-platform/desk/rates/rollback',
  summary: '运营台：撤回现行版本，回到它所替换的版本',
  clauses: ['7.5d', '10.3'],
  request: v.strictObject({
    service,
    /** The one in force, so that a second press takes back nothing more. */
    versionId: identifier,
  }),
  answer: v.object({ service, inForce: v.nullable(v.string()) }),
});

export const deskRatesVersions = call({
  ...desk,
  name: 'deskRatesVersions',
  path: '/api-platform/desk/rates/versions',
  summary: '运营台：一项服务的运价版本，新的在前',
  clauses: ['7.5d', '10.3'],
  request: v.strictObject({ service }),
  answer: versionList,
});

export const deskRatesExport = call({
  ...desk,
  name: 'deskRatesExport',
  path: '/api-platform/desk/rates/export',
  delivery: 'file',
  summary: '运营台：下载现行运价，原样导入没有差异',
  clauses: ['7.5d', '10.3'],
  request: v.strictObject({ service, format: sheetFormat }),
  answer: v.null(),
});

export const deskRatesTemplate = call({
  ...desk,
  name: 'deskRatesTemplate',
  path: '/api-platform/desk/rates/template',
  delivery: 'file',
  summary: '运营台：下载运价模板，带两行示例与代码表',
  clauses: ['7.5d', '10.3'],
  request: v.strictObject({ service, format: sheetFormat }),
  answer: v.null(),
});
