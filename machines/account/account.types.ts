import type { LoginMode } from '#domain/account/login-form.ts';
import type { LoginOutput, SignInFailure } from '../login/index.ts';

/** What the person came for. */
export type AccountWish = 'signIn' | 'changePassword' | 'completeProfile' | 'verify';

export interface AccountInput {
  wish: AccountWish;
  failure: SignInFailure | null;
  /** The mode used last on this device. */
  lastMode: LoginMode | null;
  /** The last SMS sign-in is older than ten minutes, or there was none. */
  needsOldPassword: boolean;
  /** The sign-in is asked for by a form, which goes on after it. */
  isFromForm?: boolean;
}

/** What the session knows once it has taken up a sign-in. */
export interface OpenedSession {
  /** The one enterprise that works in a place of its own. */
  isSpecialEnterprise: boolean;
}

export interface AccountContext extends AccountInput {
  /** How the login dialog ended. */
  login: LoginOutput;
  outcome: AccountOutput;
}

export interface AccountOutput {
  kind: 'signedIn' | 'closed';
}
