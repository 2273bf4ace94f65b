import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-128-ecb';

/** The captcha protocol's encoding, only for compatibility: the key travels beside the picture. */
export function seal(plain: string, secretKey: string): string {
  const cipher = createCipheriv(ALGORITHM, Buffer.from(secretKey, 'utf8'), null);
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The plain text, or null for whatever is not the key's own work. */
export function unseal(sealed: string, secretKey: string): string | null {
  if (sealed === '' || !BASE64.test(sealed)) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, Buffer.from(secretKey, 'utf8'), null);
    return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
