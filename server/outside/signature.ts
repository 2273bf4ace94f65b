import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret of the standard's form is base64; any other is taken as it is written. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret, 'utf8');

interface Signed {
  id: string | undefined;
  body: string;
  now: number;
}

/** As Standard Webhooks has it: the receiver signs id, time stamp and body in the same way and compares. */
export function signedHeaders(secret: string | null, { id = '', body, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const named = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (secret === null) return named;
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { ...named, 'webhook-signature': `v1,${signature}` };
}
