import { createHash, timingSafeEqual } from 'node:crypto';
import type { Random } from '../random.ts';

/** 256 bits, as sessions and tickets carry them. */
export const newToken = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');

/** Whether a text has the shape of one. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is stored in place of a token, a phone or an address. */
export const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Compares two texts in a time that does not tell where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(digest(one)), Buffer.from(digest(other)));
