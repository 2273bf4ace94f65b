import type { AccountInput } from '../account/index.ts';

export interface AppInput {
  /** The single-sign-on ticket, already removed from the address bar; null without one. */
  ticket: string | null;
}

export interface AppContext extends AppInput {
  /** The last request that opened an account dialog; null before the first. */
  account: AccountInput | null;
}

/** Opens an account dialog: sign-in, new password or profile. */
export type AppEvent =
  | ({ type: 'account.wanted' } & AccountInput)
  /** Closes the dialog because another tab has settled it, for example by signing in. */
  | { type: 'account.dismissed' };
