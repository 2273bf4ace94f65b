import * as v from 'valibot';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { orderFileKinds } from '#domain/order-file/table.ts';
import { call, operatorCallFor } from '../call.ts';
import { FORM_BYTES, uploadedFile } from './files.ts';
import { operatorOrderQueue } from './operator-orders.ts';

const operator = { ...operatorCallFor('orders'), clauses: ['11.11', '11.23'] } as const;

const upload = {
  ...operator,
  payload: 'multipart',
  limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 20 },
} as const;

const kind = v.picklist(orderFileKinds);
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/), v.examples(['0'.repeat(64)]));

const { service, status, keyword } = operatorOrderQueue.request.entries;

/** A file with its changes, also `data` of a conflict. */
export const orderFilePreview = v.object({
  /** Identifies the changes; null when there is nothing to record. */
  digest: v.nullable(v.string()),
  /** Number of orders that change. */
  orders: v.number(),
  /** The first changes. */
  changes: v.array(
    v.object({ row: v.number(), orderNo: v.string(), what: v.string(), before: v.string(), after: v.string() }),
  ),
  changeTotal: v.number(),
  /** Containers, tanks or wagons of the file that are in several orders under way. */
  alsoIn: v.array(v.object({ number: v.string(), orderNos: v.array(v.string()) })),
  /** The first errors. */
  errors: v.array(v.object({ row: v.number(), column: v.string(), found: v.string(), message: v.string() })),
  errorTotal: v.number(),
});
export type OrderFilePreview = v.InferOutput<typeof orderFilePreview>;

export const operatorOrderFilePreview = call({
  ...upload,
  name: 'operatorOrderFilePreview',
  path: '/api-platform/desk/orders/file-preview',
  summary: '操作室：读一份多票的编号或里程碑（xlsx、csv），列出要变的，逐格指出错误；不登记',
  request: v.strictObject({ kind, file: uploadedFile }),
  answer: orderFilePreview,
});

export const operatorOrderFileRecord = call({
  ...upload,
  name: 'operatorOrderFileRecord',
  path: '/api-platform/desk/orders/file-record',
  summary: '操作室：登记核对过的文件，要么全部，要么一处不登记；核对之后有人改过回 10004009，附现在的对照',
  request: v.strictObject({ kind, digest, file: uploadedFile }),
  answer: v.object({ orders: v.number(), changes: v.number() }),
});

export const operatorOrderFileTemplate = call({
  ...operator,
  name: 'operatorOrderFileTemplate',
  path: '/api-platform/desk/orders/file-template',
  summary: '操作室：下载编号或里程碑的模板，已填好筛出的在办订单',
  delivery: 'file',
  request: v.strictObject({ kind, service, status, keyword }),
  answer: v.null(),
});
