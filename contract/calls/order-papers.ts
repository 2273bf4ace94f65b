import * as v from 'valibot';
import { call, ofDesk, own } from '../call.ts';
import { ORDER_FORM_BYTES } from '../fields/booking.ts';
import { identifier } from '../fields/common.ts';
import { keptFile, paperCode, paperDay, paperFiles, seenVersion } from '../fields/hand-in.ts';
import { orderNo } from '../fields/order.ts';
import { instructionForm, massForm, paperForm } from '../fields/paper-form.ts';
import { order } from './orders.ts';

export const handInPaper = call({
  ...own,
  name: 'handInPaper',
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/papers',
  payload: 'body',
  idempotent: true,
  summary: '提交或更换订单的一份单证；他人或另一窗口已交新版时回 10004009',
  clauses: ['10.12'],
  request: v.strictObject({
    no: orderNo,
    paper: paperCode,
    version: seenVersion,
    fileIds: paperFiles,
    day: v.optional(paperDay, ''),
  }),
  answer: order.answer,
});

export const handInMass = call({
  ...own,
  name: 'handInMass',
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/vgm',
  payload: 'body',
  idempotent: true,
  limits: { bodyBytes: ORDER_FORM_BYTES },
  summary: '申报各箱的 VGM；过了截止时间仍收，标为逾期；另一窗口已交新版时回 10004009',
  clauses: ['10.12'],
  request: v.strictObject({ no: orderNo, version: seenVersion, form: massForm }),
  answer: order.answer,
});

export const handInInstruction = call({
  ...own,
  name: 'handInInstruction',
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/instruction',
  payload: 'body',
  idempotent: true,
  limits: { bodyBytes: ORDER_FORM_BYTES },
  summary: '提交补料；件数、毛重与体积须与订单一致；过了截止时间仍收，标为逾期；另一窗口已交新版时回 10004009',
  clauses: ['10.12'],
  request: v.strictObject({ no: orderNo, version: seenVersion, form: instructionForm }),
  answer: order.answer,
});

const desk = { ...ofDesk, auth: 'desk', role: 'orders' } as const;

const deskPaper = v.object({
  paper: v.string(),
  name: v.string(),
  status: v.string(),
  statusName: v.string(),
  version: v.number(),
  files: v.array(keptFile),
  day: v.nullable(v.string()),
  dueAt: v.nullable(v.number()),
  at: v.nullable(v.number()),
  isLate: v.boolean(),
  missingSections: v.nullable(v.array(v.number())),
  /** What was filled in; null for a paper of files, and before it came. */
  form: v.nullable(paperForm),
  reason: v.nullable(v.string()),
});
export type DeskPaper = v.InferOutput<typeof deskPaper>;

export const deskPapers = call({
  ...desk,
  name: 'deskPapers',
  path: '/api-platform/desk/papers/query',
  summary: '运营台：一个订单中货主的单证',
  clauses: ['10.12'],
  request: v.strictObject({ orderNo }),
  answer: v.object({ orderNo: v.string(), papers: v.array(deskPaper) }),
});

export const deskPaperDecision = call({
  ...desk,
  name: 'deskPaperDecision',
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
  answer: deskPaper,
});

export const deskPaperFile = call({
  ...desk,
  name: 'deskPaperFile',
  path: '/api-platform/desk/papers/file',
  delivery: 'file',
  summary: '运营台：下载一份单证的文件',
  clauses: ['10.12'],
  request: v.strictObject({ orderNo, fileId: identifier }),
  answer: v.null(),
});
