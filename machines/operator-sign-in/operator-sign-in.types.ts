import type { OperatorAnswer } from '#contract/fields/operator.ts';
import type { WorkAnswer, WorkChallenge } from '#domain/proof-of-work.ts';

export type SignedInOperator = OperatorAnswer;

export interface GivenPassword {
  name: string;
  password: string;
}

export interface PasswordRequest extends GivenPassword {
  work: WorkAnswer | null;
}

export type PasswordAnswered =
  | { kind: 'right' }
  /** The server requires a proof of work before it checks the password. */
  | { kind: 'workNeeded'; challenge: WorkChallenge };

export interface OperatorSignInContext extends PasswordRequest {
  challenge: WorkChallenge | null;
  /** Code of the authenticator, as typed. */
  code: string;
  /** The operator submitted an incomplete form. */
  isIncomplete: boolean;
  failure: string | null;
  /** Seconds until the next attempt, as sent by the server. */
  seconds: number;
  /** The session expired while the operator was working. */
  hasEnded: boolean;
  operator: SignedInOperator | null;
}

export type OperatorSignInEvent =
  | { type: 'name.typed'; name: string }
  | { type: 'password.typed'; password: string }
  | { type: 'code.typed'; code: string }
  | { type: 'signIn.submit' }
  | { type: 'signIn.back' }
  | { type: 'operator.leave' }
  | { type: 'session.expired' };
