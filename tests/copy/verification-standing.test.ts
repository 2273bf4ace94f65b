import { expect, test } from 'vitest';
import { authNotice, unverifiedOrder } from '#copy/booking/outcome.ts';
import { orders } from '#copy/orders/list.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { rooms } from '#copy/user-centre/rooms.ts';

test.each([
  ['the note over the form', unverifiedOrder.orderKeptInReview],
  ['the notice of an order', orderReplies.unverifiedNotice.PENDING],
  ['the notice after an order', authNotice.underReview(5)],
  ['the step of an order', orderReplies.stepVerify.PENDING],
  ['the mark in the user centre', rooms.verification.PENDING],
  ['the text in the user centre', rooms.verification.pending],
])('[1.9] %s says of a verification under review that it is reviewed, and not that there is none', (_, text) => {
  expect(text).toContain('审核');
  expect(text).not.toMatch(/未认证|请尽快/);
});

test('[1.9b] the countdown of an order stands under every verification but a passed one, and names none', () => {
  expect(orders.cancelsIn).not.toMatch(/认证|审核/);
});

const copy = import.meta.glob<Record<string, unknown>>('../../copy/**/*.ts', { eager: true });

/** Every text that stands under a status of a verification, anywhere in the copy, by where it is. */
function textsUnder(status: string, value: unknown, path: string): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === status && typeof inner === 'string' ? [[`${path}.${key}`, inner] as [string, string]] : []),
    ...textsUnder(status, inner, `${path}.${key}`),
  ]);
}

test('[1.9b] no text of the copy that stands for a verification under review asks to complete it', () => {
  const found = Object.entries(copy).flatMap(([file, words]) =>
    textsUnder('PENDING', words, file.replace('../../copy', '')),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(([, text]) => /尽快|请完成|未认证|前完成/.test(text))).toEqual([]);
});

test('[4.24] one text alone asks to complete the verification soon: the notice of who has none', () => {
  const sources = import.meta.glob<string>('../../{copy,src,server,machines,domain,contract}/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const found = Object.keys(sources).filter((file) => sources[file]?.includes('尽快完成'));
  expect(found).toEqual(['../../copy/booking/outcome.ts']);
  expect(authNotice.unverified(5)).toContain('尽快完成');
  for (const text of [authNotice.underReview(5), authNotice.passed(5)]) expect(text).not.toContain('尽快');
});
