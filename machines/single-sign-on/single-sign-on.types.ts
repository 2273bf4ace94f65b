import type { LoginAnswer } from '#contract/calls/user.ts';

/** A link's ticket, already taken out of the address bar. */
export interface SingleSignOnInput {
  ticket: string;
}

export interface TicketRequest {
  ticket: string;
  /** The person agreed to leave the account that is signed in. */
  isSwitchAgreed: boolean;
}

export type TicketAnswered =
  | { kind: 'signedIn'; answer: LoginAnswer }
  /** Someone else is signed in here; the ticket is still good. */
  | { kind: 'otherAccount'; name: string };

export interface SingleSignOnContext extends SingleSignOnInput {
  /** Whose account the link leads to, as far as may be shown. */
  otherName: string;
  outcome: SingleSignOnOutput;
}

export type SingleSignOnEvent =
  /** Sign in as the link's account. */
  | { type: 'account.switch' }
  /** Stay with the account that is signed in. */
  | { type: 'account.keep' };

export type SingleSignOnOutput =
  | { kind: 'signedIn'; answer: LoginAnswer }
  | { kind: 'kept' }
  /** The server refused the ticket: used, too late or forged. */
  | { kind: 'invalid' }
  /** The server did not answer; the ticket may still be good. */
  | { kind: 'unreached'; message: string };
