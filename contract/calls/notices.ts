import * as v from 'valibot';
import { type UserKind, userKinds } from '#domain/notices/kinds.ts';
import { call, ofDesk, own } from '../call.ts';
import { keysetOf, keysetRequest, oneWay } from '../keyset.ts';

const choice = v.strictObject({ sms: v.boolean(), mail: v.boolean() });
const choices = v.strictObject(
  Object.fromEntries(userKinds.map((kind) => [kind, choice])) as Record<UserKind, typeof choice>,
);

export const noticeChoices = call({
  ...own,
  name: 'noticeChoices',
  method: 'POST',
  path: '/api-user/notices/query',
  payload: 'both',
  summary: '每种通知是否用短信、邮件告知本人',
  clauses: ['10.9'],
  request: v.strictObject({}),
  answer: v.object({
    choices,
    /** Where e-mail goes; null for who has named no address. */
    email: v.nullable(v.string()),
  }),
});
export type NoticeChoicesAnswer = v.InferOutput<typeof noticeChoices.answer>;

export const saveNoticeChoices = call({
  ...own,
  name: 'saveNoticeChoices',
  method: 'POST',
  path: '/api-user/notices/save',
  payload: 'body',
  summary: '选择每种通知用短信、邮件告知本人；选邮件须先在资料里填邮箱',
  clauses: ['10.9'],
  request: v.strictObject({ choices }),
  answer: v.null(),
});

const deskOf = { ...ofDesk, auth: 'desk', role: 'admin', clauses: ['10.9'] } as const;

/** Of a notice, with the way of its message. */
const messageId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{43}-[a-z]{3,10}$/),
  v.examples(['47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU-sms']),
);

const message = v.object({
  id: v.string(),
  kind: v.string(),
  kindName: v.string(),
  channel: v.picklist(['sms', 'mail', 'wecom', 'dingtalk', 'webhook', 'terminal']),
  /** Number or id of what it is about. */
  subject: v.string(),
  state: v.picklist(['waiting', 'dead']),
  attempts: v.number(),
  /** Why the last try failed; null before one did. */
  lastError: v.nullable(v.string()),
  createdAt: v.number(),
  /** When a waiting one is tried next. */
  nextAttemptAt: v.number(),
});

export const deskOutbox = call({
  ...deskOf,
  name: 'deskOutbox',
  path: '/api-platform/desk/outbox/query',
  summary: '操作室：没有发出的通知，新的在前；放弃的与还在重试的',
  request: v.pipe(
    v.strictObject({ state: v.optional(v.picklist(['waiting', 'dead']), 'dead'), ...keysetRequest() }),
    oneWay(),
  ),
  answer: keysetOf(message),
});

export const deskOutboxRetry = call({
  ...deskOf,
  name: 'deskOutboxRetry',
  path: '/api-platform/desk/outbox/retry',
  summary: '操作室：把一条放弃的通知再发一次',
  request: v.strictObject({ id: messageId }),
  answer: v.object({ id: v.string(), nextAttemptAt: v.number() }),
});
