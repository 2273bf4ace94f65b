import type { LoginAnswer } from '#contract/calls/user.ts';

/** A link's ticket, already removed from the address bar. */
export interface SingleSignOnInput {
  ticket: string;
}

export interface TicketRequest {
  ticket: string;
  /** The user agreed to leave the current account. */
  isSwitchAgreed: boolean;
}

export type TicketAnswered =
  | { kind: 'signedIn'; answer: LoginAnswer }
  /** Another account is signed in; the ticket stays valid. */
  | { kind: 'otherAccount'; name: string };

export interface SingleSignOnContext extends SingleSignOnInput {
  /** Masked name of the link's account. */
  otherName: string;
  outcome: SingleSignOnOutput;
}

export type SingleSignOnEvent =
  /** Signs in with the link's account. */
  | { type: 'account.switch' }
  /** Stays with the current account. */
  | { type: 'account.keep' };

export type SingleSignOnOutput =
  | { kind: 'signedIn'; answer: LoginAnswer }
  | { kind: 'kept' }
  /** The server refused the ticket: used, expired or forged. */
  | { kind: 'invalid' }
  /** The server did not respond; the ticket may still be valid. */
  | { kind: 'unreached'; message: string };
