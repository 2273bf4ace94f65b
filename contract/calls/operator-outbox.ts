import * as v from 'valibot';
import { call, operatorCallFor } from '../call.ts';
import { keysetOf, keysetRequest, oneWay } from '../keyset.ts';

const operator = { ...operatorCallFor('admin'), clauses: ['10.9'] } as const;

/** Notice id with the message's channel. */
const messageId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{43}-[a-z]{3,10}$/),
  v.examples(['47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU-sms']),
);

/** waiting: still retried; dead: given up; sent. */
const state = v.picklist(['waiting', 'dead', 'sent']);

const message = v.object({
  id: v.string(),
  kind: v.string(),
  kindName: v.string(),
  channel: v.picklist(['sms', 'mail', 'wecom', 'dingtalk', 'webhook', 'terminal']),
  subject: v.string(),
  /** Text as received, without the link. */
  text: v.string(),
  /** Masked phone of the user; null for messages to the company. */
  receiver: v.nullable(v.string()),
  state,
  attempts: v.number(),
  /** Error of the last attempt; null before one failed. */
  lastError: v.nullable(v.string()),
  createdAt: v.number(),
  /** Time of the next attempt of a waiting message. */
  nextAttemptAt: v.number(),
  /** When it was sent or given up. */
  settledAt: v.nullable(v.number()),
});

export const operatorOutbox = call({
  ...operator,
  name: 'operatorOutbox',
  path: '/api-platform/desk/outbox/query',
  summary: '操作室：通知，新的在前；放弃的、还在重试的与已发出的',
  request: v.pipe(v.strictObject({ state: v.optional(state, 'dead'), ...keysetRequest() }), oneWay()),
  answer: keysetOf(message),
});
export type OperatorOutbox = v.InferOutput<typeof operatorOutbox.answer>;

export const operatorOutboxRetry = call({
  ...operator,
  name: 'operatorOutboxRetry',
  path: '/api-platform/desk/outbox/retry',
  summary: '操作室：把一条放弃的通知再发一次',
  request: v.strictObject({ id: messageId }),
  answer: v.object({ id: v.string(), nextAttemptAt: v.number() }),
});
