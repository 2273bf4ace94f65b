import type { CaptchaType } from '#contract/calls/auth.ts';
import type { MessageType } from '#contract/fields/common.ts';
import type { WorkAnswer, WorkChallenge } from '#domain/proof-of-work.ts';
import type { ClockTicked } from '../kit/clock.ts';

export interface SmsCountdownInput {
  /** Purpose of the code; each purpose has a wait of its own. */
  messageType: MessageType;
}

/** A wait from storage or from the server. */
export interface SmsWait {
  endsAt: number;
  now: number;
}

/** The result of requesting a code. */
export type SmsRequestOutcome =
  | ({ kind: 'sent' } & SmsWait)
  /** The server's own wait overrides the default. */
  | ({ kind: 'limited'; message: string } & SmsWait)
  | { kind: 'captchaNeeded'; captchaType: CaptchaType }
  /** The server requires a proof of work before it sends. */
  | { kind: 'workNeeded'; challenge: WorkChallenge };

export interface SmsRequest {
  phone: string;
  messageType: MessageType;
  captchaVerification: string | null;
  work: WorkAnswer | null;
}

export interface SmsCountdownContext {
  messageType: MessageType;
  /** The phone once it is valid; empty before. */
  phone: string;
  endsAt: number;
  now: number;
  captchaType: CaptchaType;
  captchaVerification: string | null;
  challenge: WorkChallenge | null;
  work: WorkAnswer | null;
  /** The last refusal, shown beside the button; null for none. */
  refusal: string | null;
}

export type SmsCountdownEvent =
  /** The phone field became valid or invalid. */
  { type: 'phone.changed'; phone: string | null } | { type: 'sms.request' } | ClockTicked;
