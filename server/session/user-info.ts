import { eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { maskPhone } from '#domain/identity/phone.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { users } from '../data/schema/accounts.ts';
import type { Session } from './session.ts';
import { PASSWORD_GRACE_MS } from './sign-in-limits.ts';

type User = typeof users.$inferSelect;
type Reader = Pick<Database, 'select'>;

/** An account's display name, never empty, because the client recognises a sign-in by it. */
export const displayName = ({ name, phone }: Pick<User, 'name' | 'phone'>): string =>
  name !== null && name.trim() !== '' ? name : maskPhone(phone ?? '');

export async function readUser(db: Reader, userId: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Refusal(CODE.notSignedIn);
  return user;
}

/** Returns until when the old password is not required; null without an SMS sign-in. */
export const passwordGraceEnd = ({
  signedInBy,
  createdAt,
}: Pick<Session, 'signedInBy' | 'createdAt'>): number | null =>
  signedInBy === 'SMS' ? createdAt + PASSWORD_GRACE_MS : null;
