import { CODE } from '#contract/codes.ts';
import { signInReplies } from '#copy/replies.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { tryOwnPassword } from './password-tries.ts';
import type { Session } from './session.ts';
import { passwordGraceEnd, readUser } from './user-info.ts';

interface Given {
  /** Not required within ten minutes of an SMS sign-in. */
  password: string | undefined;
  field: 'oldPassword' | 'password';
  wrong: string;
}

/** Returns the session's user after they have proven ownership. */
export async function proveOwner(context: CallContext, session: Session, { password, field, wrong }: Given) {
  const user = await readUser(context.db, session.userId);
  if (password === undefined) {
    const graceEnd = passwordGraceEnd(session);
    if (graceEnd === null || context.clock.now() >= graceEnd)
      throw new Refusal(CODE.invalidInput, undefined, { fields: { [field]: signInReplies.oldPasswordMissing } });
    return user;
  }
  if (!(await tryOwnPassword(context, { userId: user.id, stored: user.passwordHash, received: password })))
    throw new Refusal(CODE.wrongCredentials, wrong);
  return user;
}
