import { toHalfWidth } from '../../text.ts';

/** Normalises a name for search: lower-case half-width letters, digits and Chinese characters only. */
export const foldName = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

export const foldWords = (text: string): string[] =>
  toHalfWidth(text)
    .split(/[\s,，、;；]+/)
    .map(foldName)
    .filter((word) => word !== '');
