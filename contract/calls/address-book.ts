import * as v from 'valibot';
import { lists, makes, writes } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { partyFields } from '../fields/booking.ts';
import { identifier, pageOf, pageRequest } from '../fields/common.ts';

export const partyKind = v.picklist(['shipper', 'consignee', 'notify', 'contact']);
export type PartyKind = v.InferOutput<typeof partyKind>;

export const storedParty = partyFields;
export type StoredParty = v.InferOutput<typeof storedParty>;

export const addressBookQuery = call({
  ...ownDataCall,
  name: 'addressBookQuery',
  access: lists('address'),
  method: 'POST',
  path: '/api-user/address-book/query',
  payload: 'both',
  summary: '常用收发货人与联系人：默认的在前，其余最近保存的在前',
  clauses: ['4.31', '10.10'],
  request: v.strictObject({
    kind: v.optional(partyKind),
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    ...pageRequest,
  }),
  answer: pageOf(
    v.object({
      id: v.string(),
      kind: partyKind,
      title: v.string(),
      party: storedParty,
      /** Offered first among its kind; optional for back ends. */
      isDefault: v.optional(v.boolean(), false),
      updatedAt: v.number(),
    }),
  ),
});

export const addressBookSave = call({
  ...ownDataCall,
  name: 'addressBookSave',
  access: makes('address'),
  method: 'POST',
  path: '/api-user/address-book/save',
  payload: 'body',
  limits: { bodyBytes: 8 * 1024, perMinute: 60 },
  summary: '保存一个常用收发货人或联系人',
  clauses: ['4.31'],
  request: v.strictObject({
    /** Absent for a new entry. */
    id: v.optional(identifier),
    kind: partyKind,
    title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    party: storedParty,
    /** Makes it the default of its kind; absent leaves it unchanged. */
    isDefault: v.optional(v.boolean()),
  }),
  answer: v.object({ id: v.string() }),
});

export const addressBookRemove = call({
  name: 'addressBookRemove',
  access: writes('address'),
  method: 'POST',
  path: '/api-user/address-book/remove',
  payload: 'both',
  auth: 'session',
  failureShown: 'inline',
  summary: '删除一个常用收发货人或联系人',
  clauses: ['4.31'],
  request: v.strictObject({ id: identifier }),
  answer: v.null(),
});
