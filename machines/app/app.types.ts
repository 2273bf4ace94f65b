import type { AccountInput } from '../account/index.ts';

export interface AppInput {
  /** The ticket of a sign-on link, already taken out of the address bar; null when the address brought none. */
  ticket: string | null;
}

export interface AppContext extends AppInput {
  /** What the account dialogs were opened for last; null before the first time. */
  account: AccountInput | null;
}

/** Somebody wants to sign in, or does what needs it, or a signed-in person wants a new password or the profile. */
export type AppEvent =
  | ({ type: 'account.wanted' } & AccountInput)
  /** What the dialog was opened for is settled elsewhere, as by a sign-in in another tab. */
  | { type: 'account.dismissed' };
