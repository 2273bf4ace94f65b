import type { sessions } from '../data/schema/accounts.ts';

export type SignInMethod = (typeof sessions.$inferSelect)['signedInBy'];

/** A signed-in user, read from the database per request. */
export interface Session {
  id: string;
  userId: string;
  signedInBy: SignInMethod;
  createdAt: number;
}

/** The two halves of a session; both are required. */
export interface SessionPair {
  token: string | null;
  companion: string | null;
}
