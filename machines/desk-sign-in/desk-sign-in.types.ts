import type { OperatorAnswer } from '#contract/fields/operator.ts';
import type { WorkAnswer, WorkChallenge } from '#domain/proof-of-work.ts';

export type DeskOperator = OperatorAnswer;

export interface GivenPassword {
  name: string;
  password: string;
}

export interface PasswordRequest extends GivenPassword {
  work: WorkAnswer | null;
}

export type PasswordAnswered =
  | { kind: 'right' }
  /** The server asks this device to compute before it looks at the password. */
  | { kind: 'workNeeded'; challenge: WorkChallenge };

export interface DeskSignInContext extends PasswordRequest {
  challenge: WorkChallenge | null;
  /** Of the authenticator, as typed. */
  code: string;
  /** What is typed is not whole, and somebody tried to send it. */
  isIncomplete: boolean;
  /** Why the last step did not work. */
  failure: string | null;
  /** Seconds until the next try, as the server said. */
  seconds: number;
  /** The session ended while somebody worked. */
  hasEnded: boolean;
  operator: DeskOperator | null;
}

export type DeskSignInEvent =
  | { type: 'name.typed'; name: string }
  | { type: 'password.typed'; password: string }
  | { type: 'code.typed'; code: string }
  | { type: 'signIn.submit' }
  | { type: 'signIn.back' }
  | { type: 'desk.leave' }
  | { type: 'session.expired' };
