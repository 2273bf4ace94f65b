import { createHash, timingSafeEqual } from 'node:crypto';
import type { Random } from '../random.ts';

/** 256 random bits for sessions and tickets. */
export const newToken = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');

/** True when a text has the shape of a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** SHA-256 stored in place of a token, phone or address. */
export const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Compares two texts in constant time. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(digest(one)), Buffer.from(digest(other)));
