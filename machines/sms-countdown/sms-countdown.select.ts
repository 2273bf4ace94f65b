import { maskPhone } from '#domain/identity/phone.ts';
import { DAY_MS } from '#domain/limits.ts';
import { secondsUntil } from '../kit/clock.ts';
import type { SmsCountdownSnapshot } from './sms-countdown.machine.ts';

/** The server's wait may exceed the default minute. */
const LONGEST_WAIT_MS = DAY_MS;

export const selectCanRequest = (snapshot: SmsCountdownSnapshot) => snapshot.can({ type: 'sms.request' });
export const selectIsIdle = (snapshot: SmsCountdownSnapshot) => snapshot.matches('idle');
export const selectIsSending = (snapshot: SmsCountdownSnapshot) => snapshot.matches('sending');
export const selectRefusal = (snapshot: SmsCountdownSnapshot) => snapshot.context.refusal;

/** The masked phone of the last code; empty for none. */
export const selectSentTo = (snapshot: SmsCountdownSnapshot) =>
  snapshot.matches('counting') ? maskPhone(snapshot.context.phone) : '';

/** Seconds until another code can be requested; 0 without a wait. */
export const selectSecondsLeft = (snapshot: SmsCountdownSnapshot) =>
  snapshot.matches('counting') ? secondsUntil(snapshot.context.endsAt, snapshot.context.now, LONGEST_WAIT_MS) : 0;

/** The open captcha, or undefined; the ref is stable while it is open. */
export const selectCaptcha = (snapshot: SmsCountdownSnapshot) => snapshot.children.captcha;

/** The proof of work under way, or undefined; the ref is stable while it runs. */
export const selectWork = (snapshot: SmsCountdownSnapshot) => snapshot.children.work;
export const selectIsWorking = (snapshot: SmsCountdownSnapshot) => snapshot.matches('working');
