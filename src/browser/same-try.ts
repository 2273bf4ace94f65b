import { randomKey } from './random-key.ts';

/** Reuses the idempotency key while the same content is retried; changed content gets a new key. */
export function sameTry<Input, Output>(send: (input: Input, key: string) => Promise<Output>) {
  let last: { content: string; key: string } | null = null;
  return async (input: Input): Promise<Output> => {
    const content = JSON.stringify(input);
    if (last?.content !== content) last = { content, key: randomKey() };
    const answer = await send(input, last.key);
    last = null;
    return answer;
  };
}
