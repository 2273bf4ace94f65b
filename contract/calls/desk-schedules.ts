import * as v from 'valibot';
import { scheduleServices } from '#domain/imports/services.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { call, deskOf } from '../call.ts';
import { identifier } from '../fields/common.ts';
import {
  previewOf,
  publishedVersion,
  publishRequest,
  sailingChange,
  sheetFormat,
  versionList,
} from '../fields/imports.ts';
import { FORM_BYTES, uploadedFile } from './files.ts';

const desk = deskOf('rates');

const service = v.picklist(scheduleServices);

export const deskSchedulesPreview = call({
  ...desk,
  name: 'deskSchedulesPreview',
  path: '/api-platform/desk/schedules/preview',
  payload: 'multipart',
  limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 20 },
  summary:
    '运营台：读入一份船期表（xlsx、csv，或 DCSA 点到点船期的 json，20 MB 以内），逐格指出错误，算出每个截点，并与现行版本比较；不发布',
  clauses: ['7.5d', '10.4'],
  request: v.strictObject({
    file: uploadedFile,
    service,
  }),
  answer: previewOf(sailingChange),
});

export const deskSchedulesPublish = call({
  ...desk,
  name: 'deskSchedulesPublish',
  path: '/api-platform/desk/schedules/publish',
  summary: '运营台：发布一份预览过的船期，立即或到时生效；预览之后有别的版本生效则拒绝',
  clauses: ['7.5d', '10.4'],
  request: publishRequest,
  answer: v.object({ service, ...publishedVersion }),
});

export const deskSchedulesRollback = call({
  ...desk,
  name: 'deskSchedulesRollback',
  path: '/api-platform/desk/schedules/rollback',
  summary: '运营台：撤回现行版本，回到它所替换的版本',
  clauses: ['7.5d', '10.4'],
  request: v.strictObject({
    service,
    /** The one in force, so that a second press takes back nothing more. */
    versionId: identifier,
  }),
  answer: v.object({ service, inForce: v.nullable(v.string()) }),
});

export const deskSchedulesVersions = call({
  ...desk,
  name: 'deskSchedulesVersions',
  path: '/api-platform/desk/schedules/versions',
  summary: '运营台：一种船期的版本，新的在前',
  clauses: ['7.5d', '10.4'],
  request: v.strictObject({ service }),
  answer: versionList,
});

export const deskSchedulesExport = call({
  ...desk,
  name: 'deskSchedulesExport',
  path: '/api-platform/desk/schedules/export',
  delivery: 'file',
  summary: '运营台：下载现行船期，原样导入没有差异',
  clauses: ['7.5d', '10.4'],
  request: v.strictObject({ service, format: sheetFormat }),
  answer: v.null(),
});

export const deskSchedulesTemplate = call({
  ...desk,
  name: 'deskSchedulesTemplate',
  path: '/api-platform/desk/schedules/template',
  delivery: 'file',
  summary: '运营台：下载船期模板，带两行示例与代码表',
  clauses: ['7.5d', '10.4'],
  request: v.strictObject({ service, format: sheetFormat }),
  answer: v.null(),
});
