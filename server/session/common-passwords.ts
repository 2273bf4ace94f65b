import { createHash } from 'node:crypto';
import list from './common-passwords/prefixes.json' with { type: 'json' };

/** Hex digits of each digest that are kept. */
const PREFIX_LENGTH = 16;

const prefixes: ReadonlySet<string> = new Set(
  Buffer.from(list.prefixes, 'base64')
    .toString('hex')
    .match(new RegExp(`.{${PREFIX_LENGTH}}`, 'g')),
);

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Whether the received hash is that of a password many people have, or of the account's own number. */
export function isCommonPassword(received: string, phone: string): boolean {
  return prefixes.has(received.slice(0, PREFIX_LENGTH)) || received === sha256(phone);
}
