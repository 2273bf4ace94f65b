import * as v from 'valibot';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { makes, reads } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { fieldMessages } from '../messages.ts';

export const uploadPurpose = v.picklist(['licence', 'order', 'enquiry']);
export type UploadPurpose = v.InferOutput<typeof uploadPurpose>;

/** Allowance for other form parts and boundaries. */
export const FORM_BYTES = 64 * 1024;

/** A browser's File; the server checks its content, not its type. */
export const uploadedFile = v.object({
  name: v.pipe(v.string(), v.maxLength(1_000)),
  size: v.pipe(v.number(), v.integer(), v.minValue(1, fieldMessages.emptyFile), v.maxValue(UPLOAD_BYTES_AT_MOST)),
});

export const upload = call({
  ...ownDataCall,
  name: 'upload',
  access: makes('file'),
  method: 'POST',
  path: '/api-common-oss/files',
  payload: 'multipart',
  limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 60 },
  summary: '上传一个文件：pdf、jpg、jpeg、png、bmp、doc、docx、xls、xlsx、zip，不超过 20 MB',
  clauses: ['4.32', '7.2'],
  request: v.strictObject({
    file: uploadedFile,
    purpose: uploadPurpose,
  }),
  answer: v.object({ fileId: v.string(), name: v.string(), size: v.number(), mediaType: v.string() }),
});

export const download = call({
  ...ownDataCall,
  name: 'download',
  access: reads('file'),
  method: 'GET',
  path: '/api-common-oss/files/{id}',
  payload: 'query',
  delivery: 'file',
  failureShown: 'message',
  summary: '下载本人上传的文件',
  clauses: ['8.5'],
  request: v.strictObject({ id: identifier }),
  answer: v.null(),
});

/** Confidence of a recognised field; 0 when unknown. */
const confidence = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const recognised = v.object({ value: v.nullable(v.string()), confidence });

export const licenceOcr = call({
  ...ownDataCall,
  name: 'licenceOcr',
  access: reads('file'),
  method: 'GET',
  path: '/api-common-oss/ocr/business-licence',
  payload: 'query',
  limits: { bodyBytes: 1024, perMinute: 20 },
  summary: '识别营业执照：从二维码取统一社会信用代码，其余取自企业登记信息，识别不到的为空',
  clauses: ['4.32'],
  request: v.strictObject({ fileId: identifier }),
  answer: v.object({
    name: recognised,
    creditCode: recognised,
    legalPerson: recognised,
    address: recognised,
    established: recognised,
  }),
});
export type LicenceAnswer = v.InferOutput<typeof licenceOcr.answer>;
