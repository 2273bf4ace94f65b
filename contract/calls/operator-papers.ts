import * as v from 'valibot';
import { BILL_NUMBER, isBillNumber } from '#domain/orders/draft-bill.ts';
import { call, operatorCallFor } from '../call.ts';
import { identifier } from '../fields/common.ts';
import { asImage, paperCode, seenVersion, storedFile } from '../fields/hand-in.ts';
import { orderNo } from '../fields/order.ts';
import { paperForm } from '../fields/paper-form.ts';

const operator = operatorCallFor('orders');

export const operatorPaper = v.object({
  paper: v.string(),
  name: v.string(),
  status: v.string(),
  statusName: v.string(),
  version: v.number(),
  files: v.array(storedFile),
  day: v.nullable(v.string()),
  dueAt: v.nullable(v.number()),
  at: v.nullable(v.number()),
  isLate: v.boolean(),
  missingSections: v.nullable(v.array(v.number())),
  /** Completed form; null for uploaded files and before submission. */
  form: v.nullable(paperForm),
  reason: v.nullable(v.string()),
});
export type OperatorPaper = v.InferOutput<typeof operatorPaper>;

export const operatorPapers = call({
  ...operator,
  name: 'operatorPapers',
  path: '/api-platform/desk/papers/query',
  failureShown: 'never',
  summary: '运营台：一个订单中货主的单证',
  clauses: ['10.12'],
  request: v.strictObject({ orderNo }),
  answer: v.object({ orderNo: v.string(), papers: v.array(operatorPaper) }),
});

export const operatorPaperDecision = call({
  ...operator,
  name: 'operatorPaperDecision',
  path: '/api-platform/desk/papers/decide',
  summary: '运营台：收下或退回一份单证；退回须写原因，货主已换新版时回 10004009',
  clauses: ['10.12'],
  request: v.strictObject({
    orderNo,
    paper: paperCode,
    version: seenVersion,
    decision: v.picklist(['ACCEPT', 'RETURN']),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  answer: operatorPaper,
});

export const operatorPaperFile = call({
  ...operator,
  name: 'operatorPaperFile',
  path: '/api-platform/desk/papers/file',
  delivery: 'file',
  summary: '运营台：下载一份单证的文件；PDF 可要各页画成的一张图',
  clauses: ['10.12'],
  request: v.strictObject({ orderNo, fileId: identifier, drawn: asImage }),
  answer: v.null(),
});

export const operatorDraftBill = call({
  ...operator,
  name: 'operatorDraftBill',
  path: '/api-platform/desk/papers/draft-bill',
  summary: '操作室：按已收下的补料出提单草稿，请货主核对；货主已答复或另一人已出时回 10004009',
  clauses: ['10.12'],
  request: v.strictObject({
    orderNo,
    /** Draft version the operator saw; 0 before the first. */
    version: seenVersion,
    blNo: v.pipe(v.string(), v.trim(), v.regex(BILL_NUMBER), v.check(isBillNumber), v.examples(['COSU6123456780'])),
  }),
  answer: operatorPaper,
});
