import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openedNotice, resumeNotice, startNotice } from '#src/app/booking/notice.ts';
import type { Directory } from '#src/app/wiring/services.ts';

const ORDER = 'FCL26100700012';
const KEY = 'locationUrl';

/** A person who is signed in and at rest. */
const session = {
  getSnapshot: () => ({ context: { user: null }, hasTag: (tag: string) => tag === 'signedIn' }),
  subscribe: vi.fn(),
  send: vi.fn(),
};
const directory: Directory = { get: (name) => (name === 'session' ? session : undefined) };

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  openedNotice()?.send({ type: 'notice.cancel' });
  await expect.poll(openedNotice).toBeNull();
});

describe('[3.2c] the saved target of the auth notice', () => {
  test('[4.23][3.2b] is kept while the notice is open and cleared when it is cancelled', async () => {
    startNotice(directory, ORDER);
    expect(sessionStorage.getItem(KEY)).toBe(`order:${ORDER}`);
    openedNotice()?.send({ type: 'notice.cancel' });
    await expect.poll(openedNotice).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('[4.22] is not saved unless it is one of ours', () => {
    for (const foreign of ['https://example.com', '../', 'FCL2610070001', '']) startNotice(directory, foreign);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(openedNotice()).toBeNull();
  });

  test('[4.22] survives a reload on the page of that very order, and leads nowhere from another’s', async () => {
    sessionStorage.setItem(KEY, `order:${ORDER}`);
    await resumeNotice(directory, 'FCL26100700013');
    expect(openedNotice()).toBeNull();
    await resumeNotice(directory, ORDER);
    expect(openedNotice()?.getSnapshot().context).toMatchObject({ target: `order:${ORDER}`, isPassed: true });
  });

  test('[4.25] what stands there by another hand opens nothing', async () => {
    sessionStorage.setItem(KEY, 'https://example.com');
    await resumeNotice(directory, ORDER);
    expect(openedNotice()).toBeNull();
  });
});
