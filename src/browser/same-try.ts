import { randomKey } from './random-key.ts';

/** What is tried again before it was taken goes under the key of the first try; the same said later is another. */
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
