import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Random } from '../random.ts';

const SECRET_BYTES = 20;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const STEP_MS = 30_000;
/** Tolerated time steps before and after, for phones with inaccurate clocks. */
const WINDOW = 1;

const keyOf = (serverSecret: string) => createHmac('sha256', serverSecret).update('operators one-time codes').digest();

function encrypt(text: string, serverSecret: string, random: Random): string {
  const nonce = Buffer.from(random.bytes(NONCE_BYTES));
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), nonce);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** Null when the text was encrypted with another server secret. */
function decrypt(encrypted: string, serverSecret: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

const totpOf = (secret: Secret, named: { issuer?: string; label?: string } = {}) => new TOTP({ ...named, secret });

/** Creates a secret, encrypted for storage and as a URL for an authenticator. */
export function newCodes(
  named: { issuer: string; label: string },
  serverSecret: string,
  random: Random,
): { stored: string; otpauth: string } {
  const bytes = Uint8Array.from(random.bytes(SECRET_BYTES));
  const secret = new Secret({ buffer: bytes.buffer });
  return { stored: encrypt(secret.base32, serverSecret, random), otpauth: totpOf(secret, named).toString() };
}

/** Returns the time step of a valid code; null for a wrong one. */
export function stepOfCode(stored: string, code: string, now: number, serverSecret: string): number | null {
  const secret = decrypt(stored, serverSecret);
  if (secret === null) return null;
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
}
