import { createHash } from 'node:crypto';
import type { PictureSource } from '#server/captcha/picture.ts';
import type { Hashing } from '#server/session/passwords.ts';

/** The answers to every picture of `knownPictures`. */
export const KNOWN_X = 137;
export const KNOWN_POINTS = [
  { x: 60, y: 40 },
  { x: 150, y: 90 },
  { x: 240, y: 60 },
] as const;

/** Captchas that show nothing: for what is not about pictures. */
export const knownPictures: PictureSource = {
  draw: async (type) =>
    type === 'blockPuzzle'
      ? { solution: { type, x: KNOWN_X }, original: 'AAAA', piece: 'AAAA', words: null }
      : { solution: { type, points: KNOWN_POINTS }, original: 'AAAA', piece: null, words: ['甲', '乙', '丙'] },
};

const digest = (received: string) => createHash('sha256').update(`quick ${received}`).digest('hex');

/** Stands in for the slow hash where thousands of passwords are tried. */
export const quickHashing: Hashing = {
  hash: async (received) => digest(received),
  verify: async (stored, received) => stored === digest(received),
};
