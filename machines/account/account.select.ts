import type { AccountSnapshot } from './account.machine.ts';

/** Child actors; each ref is stable while the child runs. */
export const selectLogin = (snapshot: AccountSnapshot) => snapshot.children.login;
export const selectChangePassword = (snapshot: AccountSnapshot) => snapshot.children.changePassword;
export const selectProfile = (snapshot: AccountSnapshot) => snapshot.children.profile;
export const selectVerification = (snapshot: AccountSnapshot) => snapshot.children.verification;
