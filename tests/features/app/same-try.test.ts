import { expect, it } from 'vitest';
import { sameTry } from '#src/browser/idempotency-key.ts';

it('[10.8] a second try goes under the key of the first, the message again under another', async () => {
  const keys: string[] = [];
  let isDown = true;
  const send = sameTry(async (_: { text: string }, key) => {
    keys.push(key);
    if (isDown) throw new Error('no answer');
  });
  await expect(send({ text: '好的' })).rejects.toThrow('no answer');
  isDown = false;
  await send({ text: '好的' });
  await send({ text: '好的' });
  await send({ text: '收到' });
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

it('[10.8] what was changed before the second try is another message', async () => {
  const keys: string[] = [];
  const send = sameTry(async (_: { text: string }, key): Promise<void> => {
    keys.push(key);
    throw new Error('no answer');
  });
  for (const text of ['好的', '好的。', '好的。']) await send({ text }).catch(() => undefined);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});
