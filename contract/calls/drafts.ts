import * as v from 'valibot';
import { lists, makes, writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { bookedService } from '../fields/booked-service.ts';
import { ORDER_FORM_BYTES } from '../fields/booking.ts';
import { identifier, jsonObject } from '../fields/common.ts';

const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));

export const draftSchema = v.object({
  id: v.string(),
  service: bookedService,
  title: v.string(),
  version: v.number(),
  form: v.record(v.string(), v.unknown()),
  updatedAt: v.number(),
});
export type Draft = v.InferOutput<typeof draftSchema>;

export const draftList = call({
  ...ownDataCall,
  name: 'draftList',
  access: lists('draft'),
  method: 'POST',
  path: '/api-ecommerce/drafts/query',
  payload: 'both',
  failureShown: 'message',
  summary: '我的草稿，最近的在前',
  clauses: ['4.31'],
  request: v.strictObject({ service: v.optional(bookedService) }),
  answer: v.array(draftSchema),
});

export const saveDraft = call({
  ...ownDataCall,
  name: 'saveDraft',
  access: makes('draft'),
  method: 'POST',
  path: '/api-ecommerce/drafts/save',
  payload: 'body',
  limits: { bodyBytes: ORDER_FORM_BYTES, perMinute: 120 },
  summary: '保存草稿；另一窗口已保存更新的版本时回 10004009，附该版本',
  clauses: ['4.31'],
  request: v.strictObject({
    /** With `version`, updates this draft; without both, creates a new one. */
    id: v.optional(identifier),
    version: v.optional(version),
    service: bookedService,
    title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    form: jsonObject,
  }),
  answer: v.object({ id: v.string(), version: v.number(), updatedAt: v.number() }),
});

export const removeDraft = call({
  name: 'removeDraft',
  access: writes('draft'),
  method: 'POST',
  path: '/api-ecommerce/drafts/remove',
  payload: 'both',
  auth: 'session',
  failureShown: 'inline',
  summary: '删除草稿',
  clauses: ['4.31'],
  request: v.strictObject({ id: identifier }),
  answer: v.null(),
});
