import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { codeMessages, fieldMessages } from '#contract/messages.ts';
import { IDEMPOTENCY_KEY } from '#contract/request.ts';
import { Refusal } from '../calls/refusal.ts';

/** Repeatable writes must carry a key; they are refused without one before anything runs. */
export function readIdempotencyKey(call: Call, { headers }: Pick<FastifyRequest, 'headers'>): string | null {
  if (!call.idempotent) return null;
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  const message = key === undefined ? fieldMessages.required : fieldMessages.shape;
  throw new Refusal(CODE.invalidInput, codeMessages[CODE.invalidInput], { fields: { 'Idempotency-Key': message } });
}
