import { demoAccounts } from '#server/seed/account-rows.ts';

export interface DemoPerson {
  readonly phone: string;
  readonly password: string;
}

const demo = (id: string): DemoPerson => {
  const account = demoAccounts.find((one) => one.id === id);
  if (account === undefined) throw new Error(`no demonstration account is called ${id}`);
  return { phone: account.phone, password: account.password };
};

/** Of an enterprise that is verified. */
export const VERIFIED = demo('user-verified');
/** Of an enterprise that is not. */
export const UNVERIFIED = demo('user-unverified');
/** A natural person. */
export const PERSON = demo('user-person');
/** A member of the special enterprise. */
export const SPECIAL = demo('user-special');
/** Of an enterprise that orders whole vehicles. */
export const CARRIER = demo('user-vehicle');
