import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#domain/limits.ts';

const PREFIX = 'whsec_';

/** A secret in the standard's form is base64; any other is used literally. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret, 'utf8');

/** An older message may be a replay. */
const FRESH_MS = 5 * MINUTE_MS;

interface Signed {
  id: string | undefined;
  body: string;
  now: number;
}

/** Signs by Standard Webhooks: the receiver signs id, timestamp and body the same way and compares. */
export function signedHeaders(secret: string | null, { id = '', body, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const named = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (secret === null) return named;
  return { ...named, 'webhook-signature': `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}` };
}

const signatureOf = (secret: string, content: string): string =>
  createHmac('sha256', keyOf(secret)).update(content).digest('base64');

export type SentHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** True when a recent message has a valid signature; the header may list several. */
export function isSignedBy(secret: string, headers: SentHeaders, { body, now }: Omit<Signed, 'id'>): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1_000) > FRESH_MS) return false;
  const expected = `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`;
  return signatures.split(' ').some((signature) => isSame(signature, expected));
}
