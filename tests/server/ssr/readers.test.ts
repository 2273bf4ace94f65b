import { expect, test } from 'vitest';
import { createReaders, type Reader } from '#server/ssr/readers.ts';

const reader = (authorization: string): Reader => ({ headers: { authorization }, remoteAddress: '192.0.2.7' });

test("a reader's name is valid during one rendering and reveals nothing", async () => {
  const readers = createReaders();
  const names: string[] = [];
  const renderedPages = await Promise.all(
    ['token-a', 'token-b'].map((token) =>
      readers.lend(reader(token), async (name) => {
        names.push(name);
        await Promise.resolve();
        return readers.of(name)?.headers.authorization;
      }),
    ),
  );
  expect(renderedPages).toEqual(['token-a', 'token-b']);
  expect(new Set(names).size).toBe(2);
  expect(names.join()).not.toContain('token');
  expect(names.map((name) => readers.of(name))).toEqual([undefined, undefined]);
});

test("a failed rendering also ends its reader's name", async () => {
  const readers = createReaders();
  let lent = '';
  const failing = readers.lend(reader('token'), async (name) => {
    lent = name;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(lent).not.toBe('');
  expect(readers.of(lent)).toBeUndefined();
});
