import * as v from 'valibot';
import { writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { ORDER_FORM_BYTES } from '../fields/booking.ts';
import { paperCode, paperDay, paperFiles, seenVersion } from '../fields/hand-in.ts';
import { orderNo } from '../fields/order.ts';
import { draftForm, instructionForm, massForm, vehiclesForm } from '../fields/paper-form.ts';
import { order } from './orders.ts';

export const handInPaper = call({
  ...ownDataCall,
  name: 'handInPaper',
  access: writes('order'),
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
  ...ownDataCall,
  name: 'handInMass',
  access: writes('order'),
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
  ...ownDataCall,
  name: 'handInInstruction',
  access: writes('order'),
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

export const answerDraft = call({
  ...ownDataCall,
  name: 'answerDraft',
  access: writes('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/draft-bill',
  payload: 'body',
  idempotent: true,
  limits: { bodyBytes: ORDER_FORM_BYTES },
  summary: '确认提单草稿，或逐项写明应为什么；过了截单时间仍收，标为逾期；草稿已换时回 10004009',
  clauses: ['10.12'],
  request: v.strictObject({ no: orderNo, version: seenVersion, form: draftForm }),
  answer: order.answer,
});

export const nameVehicles = call({
  ...ownDataCall,
  name: 'nameVehicles',
  access: writes('order'),
  method: 'POST',
  path: '/api-ecommerce/orders/{no}/vehicles',
  payload: 'body',
  idempotent: true,
  limits: { bodyBytes: ORDER_FORM_BYTES },
  summary: '补报内装送货或陆运的车辆与司机；过了截止时间仍收，标为逾期；另一窗口已交新版时回 10004009',
  clauses: ['10.12'],
  request: v.strictObject({ no: orderNo, version: seenVersion, form: vehiclesForm }),
  answer: order.answer,
});
