import { maskPhone } from '#domain/identity/phone.ts';
import { DAY_MS } from '#domain/limits.ts';
import { secondsUntil } from '../kit/clock.ts';
import type { SmsCountdownSnapshot } from './sms-countdown.machine.ts';

/** A wait the server names may be longer than our minute. */
const LONGEST_WAIT_MS = DAY_MS;

export const selectCanRequest = (snapshot: SmsCountdownSnapshot) => snapshot.can({ type: 'sms.request' });
export const selectIsIdle = (snapshot: SmsCountdownSnapshot) => snapshot.matches('idle');
export const selectIsSending = (snapshot: SmsCountdownSnapshot) => snapshot.matches('sending');
export const selectRefusal = (snapshot: SmsCountdownSnapshot) => snapshot.context.refusal;

/** The masked phone of the code that may be on its way; empty while there is none. */
export const selectSentTo = (snapshot: SmsCountdownSnapshot) =>
  snapshot.matches('counting') ? maskPhone(snapshot.context.phone) : '';

/** Seconds until another code may be asked for; 0 when no wait runs. */
export const selectSecondsLeft = (snapshot: SmsCountdownSnapshot) =>
  snapshot.matches('counting') ? secondsUntil(snapshot.context.endsAt, snapshot.context.now, LONGEST_WAIT_MS) : 0;

/** The captcha that is open, or undefined; the ref stays the same while it is. */
export const selectCaptcha = (snapshot: SmsCountdownSnapshot) => snapshot.children.captcha;

/** The work this device does, or undefined; the ref stays the same while it does. */
export const selectWork = (snapshot: SmsCountdownSnapshot) => snapshot.children.work;
export const selectIsWorking = (snapshot: SmsCountdownSnapshot) => snapshot.matches('working');
