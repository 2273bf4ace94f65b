import type { CaptchaType } from '#contract/calls/auth.ts';
import type { MessageType } from '#contract/fields/common.ts';
import type { WorkAnswer, WorkChallenge } from '#domain/proof-of-work.ts';
import type { ClockTicked } from '../kit/clock.ts';

export interface SmsCountdownInput {
  /** What the code is for; waits are kept apart by it. */
  messageType: MessageType;
}

/** A wait that runs, as the storage or the server knows it. */
export interface SmsWait {
  endsAt: number;
  now: number;
}

/** How a request for a code ended. */
export type SmsRequestOutcome =
  | ({ kind: 'sent' } & SmsWait)
  /** The server names a wait of its own, which wins over ours. */
  | ({ kind: 'limited'; message: string } & SmsWait)
  | { kind: 'captchaNeeded'; captchaType: CaptchaType }
  /** The server asks this device to compute before it sends. */
  | { kind: 'workNeeded'; challenge: WorkChallenge };

export interface SmsRequest {
  phone: string;
  messageType: MessageType;
  captchaVerification: string | null;
  work: WorkAnswer | null;
}

export interface SmsCountdownContext {
  messageType: MessageType;
  /** The phone in the field once it is a valid one; empty before. */
  phone: string;
  endsAt: number;
  now: number;
  captchaType: CaptchaType;
  captchaVerification: string | null;
  challenge: WorkChallenge | null;
  work: WorkAnswer | null;
  /** The words of the last refusal, for beside the button; null when there is none. */
  refusal: string | null;
}

export type SmsCountdownEvent =
  /** The phone field holds a valid number, or no longer does. */
  | { type: 'phone.changed'; phone: string | null }
  /** The person asks for a code. */
  | { type: 'sms.request' }
  | ClockTicked;
