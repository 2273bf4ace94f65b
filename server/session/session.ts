import type { sessions } from '../data/schema/accounts.ts';

export type SignInMethod = (typeof sessions.$inferSelect)['signedInBy'];

/** Who is signed in, as the database says at this moment. */
export interface Session {
  id: string;
  userId: string;
  signedInBy: SignInMethod;
  createdAt: number;
}

/** The two halves a browser sends; one without the other opens nothing. */
export interface SessionPair {
  token: string | null;
  companion: string | null;
}
