import { expect, test } from 'vitest';
import { createSmsWaits } from '#src/browser/sms-waits.ts';

function waitsAt(start: number) {
  const kept = new Map<string, string>();
  const time = { now: start };
  const keeper = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => kept.set(key, text),
  };
  return { waits: createSmsWaits(keeper, { now: () => time.now }), time, kept };
}

const login = { phone: '13800008888', messageType: 'user_login' };

test('[4.12] the wait is right after a reload, and over at its deadline', () => {
  const { waits, time } = waitsAt(1_000);
  waits.begin(login, 60_000);
  time.now = 43_000;
  expect(waits.read(login)).toEqual({ endsAt: 61_000, now: 43_000 });
  time.now = 61_000;
  expect(waits.read(login)).toBeNull();
});

test('[4.12c] each phone and each kind has its own', () => {
  const { waits } = waitsAt(1_000);
  waits.begin(login, 60_000);
  expect(waits.read({ ...login, messageType: 'user_sign' })).toBeNull();
  expect(waits.read({ ...login, phone: '13900009999' })).toBeNull();
});

test('[4.12] a clock set back by a day never makes the wait longer than it was', () => {
  const { waits, time } = waitsAt(86_400_000);
  waits.begin(login, 60_000);
  time.now = 0;
  expect(waits.read(login)).toEqual({ endsAt: 60_000, now: 0 });
});

test('no phone stands in the storage, and a damaged entry is no wait', () => {
  const { waits, kept } = waitsAt(1_000);
  waits.begin(login, 60_000);
  expect(JSON.stringify([...kept])).not.toContain('13800008888');
  for (const key of kept.keys()) kept.set(key, '{');
  expect(waits.read(login)).toBeNull();
});
