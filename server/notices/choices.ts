import { eq } from 'drizzle-orm';
import type { NoticeChoicesAnswer } from '#contract/calls/notices.ts';
import { CODE } from '#contract/codes.ts';
import { noticeReplies } from '#copy/replies.ts';
import { INITIAL_CHOICE, type NoticeChoices, userKinds } from '#domain/notices/kinds.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { users } from '../data/schema/accounts.ts';
import { noticeChoices } from '../data/schema/notices.ts';

export async function readChoices(db: Database, userId: string): Promise<NoticeChoicesAnswer> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const chosen = await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  const choiceOf = (kind: string) => {
    const { sms, mail } = chosen.find((row) => row.kind === kind) ?? INITIAL_CHOICE;
    return { sms, mail };
  };
  const choices = Object.fromEntries(userKinds.map((kind) => [kind, choiceOf(kind)])) as NoticeChoices;
  return { choices, email: user?.email ?? null };
}

export async function keepChoices(db: Database, userId: string, choices: NoticeChoices): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update');
    const wantsMail = userKinds.some((kind) => choices[kind].mail);
    if (wantsMail && user?.email == null) throw new Refusal(CODE.conflict, noticeReplies.mailMissing);
    for (const kind of userKinds) {
      const { sms, mail } = choices[kind];
      await tx
        .insert(noticeChoices)
        .values({ userId, kind, sms, mail })
        .onConflictDoUpdate({ target: [noticeChoices.userId, noticeChoices.kind], set: { sms, mail } });
    }
  });
}
