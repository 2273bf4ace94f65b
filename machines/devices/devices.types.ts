import type { AnswerOf } from '#contract/call.ts';
import type { querySessions } from '#contract/calls/user.ts';
import type { SignInHistory } from '#contract/calls/user-sessions.ts';

export type { SignInHistory };

/** The user's active sign-ins and recent attempts. */
export interface DevicesAnswer {
  devices: readonly Device[];
  history: SignInHistory;
}

export type Device = AnswerOf<typeof querySessions>[number];

/** The sign-in to end, or all but the current one. */
export type Ending = { sessionId: string } | { others: true };

export interface DevicesContext {
  devices: readonly Device[];
  history: SignInHistory;
  ending: Ending | null;
  failure: string | null;
}

export type DevicesEvent =
  | { type: 'devices.retry' }
  | { type: 'devices.end'; sessionId: string }
  | { type: 'devices.endOthers' }
  | { type: 'devices.confirm' }
  | { type: 'devices.cancel' }
  | { type: 'devices.renew' };
