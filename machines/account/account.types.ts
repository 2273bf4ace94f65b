import type { LoginMode } from '#domain/account/login-form.ts';
import type { LoginOutput, SignInFailure } from '../login/index.ts';

/** The dialog that was requested. */
export type AccountIntent = 'signIn' | 'changePassword' | 'completeProfile' | 'verify';

export interface AccountInput {
  intent: AccountIntent;
  failure: SignInFailure | null;
  /** The mode used last on this device. */
  lastMode: LoginMode | null;
  /** The last SMS sign-in is older than ten minutes, or there was none. */
  needsOldPassword: boolean;
  /** A form requested the sign-in and continues after it. */
  isFromForm?: boolean;
}

/** The session after it accepted a sign-in. */
export interface OpenedSession {
  /** The customer that is served by a separate workplace. */
  isSpecialEnterprise: boolean;
}

export interface AccountContext extends AccountInput {
  login: LoginOutput;
  outcome: AccountOutput;
}

export interface AccountOutput {
  kind: 'signedIn' | 'closed';
}
