import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ActorLogic, type AnyEventObject, createActor, setup } from 'xstate';
import type { AuthNoticeRef } from '#machines/auth-notice/index.ts';
import { type NoticeRef, notice, resumeNotice, startNotice } from '#src/features/booking/notice.ts';

const ORDER = 'FCL26100700012';
const KEY = 'locationUrl';

/** A person who is signed in and at rest. */
const signedIn = {
  status: 'active',
  output: undefined,
  error: undefined,
  context: { user: null },
  hasTag: (tag: string) => tag === 'signedIn',
} as const;
const session: ActorLogic<typeof signedIn, AnyEventObject> = {
  getInitialSnapshot: () => signedIn,
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
};
const site = setup({ actors: { session, notice } }).createMachine({
  invoke: [
    { id: 'session', src: 'session', systemId: 'session' },
    { id: 'notice', src: 'notice' },
  ],
});
const page = createActor(site).start().getSnapshot().children.notice as NoticeRef;
const openedNotice = () => (page.getSnapshot().children.authNotice ?? null) as AuthNoticeRef | null;

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  openedNotice()?.send({ type: 'notice.cancel' });
  await expect.poll(openedNotice).toBeNull();
});

describe('[3.2c] the saved target of the auth notice', () => {
  test('[4.23][3.2b] is kept while the notice is open and cleared when it is cancelled', async () => {
    startNotice(page, ORDER);
    expect(sessionStorage.getItem(KEY)).toBe(`order:${ORDER}`);
    openedNotice()?.send({ type: 'notice.cancel' });
    await expect.poll(openedNotice).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('[4.22] is not saved unless it is one of ours', () => {
    for (const foreign of ['https://example.com', '../..', 'FCL2610070001', '']) startNotice(page, foreign);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(openedNotice()).toBeNull();
  });

  test('[4.22] survives a reload on the page of that very order, and leads nowhere from another’s', async () => {
    sessionStorage.setItem(KEY, `order:${ORDER}`);
    await resumeNotice(page, 'FCL26100700013');
    expect(openedNotice()).toBeNull();
    await resumeNotice(page, ORDER);
    expect(openedNotice()?.getSnapshot().context).toMatchObject({ target: `order:${ORDER}`, isPassed: true });
  });

  test('[4.25] what stands there by another hand opens nothing', async () => {
    sessionStorage.setItem(KEY, 'https://example.com');
    await resumeNotice(page, ORDER);
    expect(openedNotice()).toBeNull();
  });
});
