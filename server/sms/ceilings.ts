import { CODE } from '#contract/codes.ts';
import { signInReplies } from '#copy/replies.ts';
import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import { SHANGHAI_OFFSET_MS } from '#domain/schedule/zone.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Window, windowAt } from '../session/counters.ts';

/** Hourly and daily ceilings over all phones. */
export const ceilingsAt = ({ settings }: Pick<CallContext, 'settings'>, now: number): Window[] => [
  windowAt('sms.hour', { most: settings.smsPerHour, spanMs: HOUR_MS }, now),
  windowAt('sms.day', { most: settings.smsPerDay, spanMs: DAY_MS, offsetMs: SHANGHAI_OFFSET_MS }, now),
];

export function messagesFull({ log, requestId }: Pick<CallContext, 'log' | 'requestId'>, retryAfter: number): Refusal {
  log.error('sms.ceilingReached', { requestId, retryAfter });
  return new Refusal(CODE.tooManyTries, signInReplies.messagesFull, { retryAfter });
}
