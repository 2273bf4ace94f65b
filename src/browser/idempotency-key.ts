/** Random bytes and not randomUUID, which plain http has not. */
export function randomKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
