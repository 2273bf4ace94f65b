import type { AnswerOf } from '#contract/call.ts';
import type { querySessions } from '#contract/calls/user.ts';
import type { SignInHistory } from '#contract/calls/user-sessions.ts';

export type { SignInHistory };

/** Where one is signed in, and what was tried lately. */
export interface DevicesAnswer {
  devices: readonly Device[];
  history: SignInHistory;
}

export type Device = AnswerOf<typeof querySessions>[number];

/** What is to be ended: one sign-in, or all but this one. */
export type Ending = { sessionId: string } | { others: true };

export interface DevicesContext {
  devices: readonly Device[];
  history: SignInHistory;
  ending: Ending | null;
  /** Why something did not come about. */
  failure: string | null;
}

export type DevicesEvent =
  | { type: 'devices.retry' }
  | { type: 'devices.end'; sessionId: string }
  | { type: 'devices.endOthers' }
  | { type: 'devices.confirm' }
  | { type: 'devices.cancel' }
  | { type: 'devices.renew' };
