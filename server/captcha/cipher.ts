import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-128-ecb';

/** Encrypts as the captcha protocol requires. The key is sent with the picture, so this provides no secrecy. */
export function seal(plain: string, secretKey: string): string {
  const cipher = createCipheriv(ALGORITHM, Buffer.from(secretKey, 'utf8'), null);
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Decrypts; null for input that was not encrypted with this key. */
export function unseal(sealed: string, secretKey: string): string | null {
  if (sealed === '' || !BASE64.test(sealed)) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, Buffer.from(secretKey, 'utf8'), null);
    return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
