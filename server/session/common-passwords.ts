import { createHash } from 'node:crypto';
import list from './common-passwords/prefixes.json' with { type: 'json' };

/** Hex digits stored of each digest. */
const PREFIX_LENGTH = 16;

const prefixes: ReadonlySet<string> = new Set(
  Buffer.from(list.prefixes, 'base64')
    .toString('hex')
    .match(new RegExp(`.{${PREFIX_LENGTH}}`, 'g')),
);

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** True when the hash is that of a common password or of the account's own number. */
export function isCommonPassword(received: string, phone: string): boolean {
  return prefixes.has(received.slice(0, PREFIX_LENGTH)) || received === sha256(phone);
}
