import { randomKey } from '#src/browser/idempotency-key.ts';

/** Names a content for sending: what is sent again unchanged goes under the same key. */
export function contentKey(): (content: unknown) => string {
  let known = '';
  let key = '';
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== known) [known, key] = [text, randomKey()];
    return key;
  };
}
