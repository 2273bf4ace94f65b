import * as v from 'valibot';
import { TEMPLATE_NAME_LENGTH } from '#domain/limits.ts';
import { lists, makes, writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { bookedService } from '../fields/booked-service.ts';
import { ORDER_FORM_BYTES } from '../fields/booking.ts';
import { identifier, jsonObject } from '../fields/common.ts';
import { orderNo } from '../fields/order.ts';

const templateName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(TEMPLATE_NAME_LENGTH),
  v.examples(['甲醇 上海到鹿特丹']),
);

const orderTemplate = v.object({
  id: v.string(),
  service: bookedService,
  name: v.string(),
  author: v.string(),
  updatedAt: v.number(),
  /** Form of the requested template; null in lists. */
  form: v.nullable(v.record(v.string(), v.unknown())),
});
export type OrderTemplate = v.InferOutput<typeof orderTemplate>;

export const templateList = call({
  ...ownDataCall,
  name: 'templateList',
  access: lists('template'),
  method: 'POST',
  path: '/api-ecommerce/templates/query',
  payload: 'both',
  summary: '订单模板，最近改过的在前；给出编号时只回这一个，连同内容',
  clauses: ['4.31', '10.10'],
  request: v.strictObject({ id: v.optional(identifier) }),
  answer: v.object({ items: v.array(orderTemplate), mayEdit: v.boolean() }),
});

/** Source of a template: an order or a form; a name alone renames it. */
const saved = [
  v.strictObject({ name: templateName, id: identifier }),
  v.strictObject({ name: templateName, orderNo }),
  v.strictObject({ name: templateName, service: bookedService, form: jsonObject }),
] as const;

export const saveTemplate = call({
  ...ownDataCall,
  name: 'saveTemplate',
  access: makes('template'),
  method: 'POST',
  path: '/api-ecommerce/templates/save',
  payload: 'body',
  limits: { bodyBytes: ORDER_FORM_BYTES, perMinute: 60 },
  summary: '把订单或填着的表单存为模板，或改模板的名称；同名或存满时回 10004009',
  clauses: ['4.31', '10.10'],
  request: v.union(saved),
  answer: v.object({ id: v.string() }),
});

export const removeTemplate = call({
  ...ownDataCall,
  name: 'removeTemplate',
  access: writes('template'),
  method: 'POST',
  path: '/api-ecommerce/templates/remove',
  payload: 'both',
  summary: '删除订单模板',
  clauses: ['4.31', '10.10'],
  request: v.strictObject({ id: identifier }),
  answer: v.null(),
});
