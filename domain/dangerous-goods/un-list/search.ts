import { toHalfWidth } from '../../text.ts';

/** A name as it is searched: small half-width letters, digits and characters, without blanks and marks. */
export const foldName = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

/** The words of what was typed, each as it is searched. */
export const foldWords = (text: string): string[] =>
  toHalfWidth(text)
    .split(/[\s,，、;；]+/)
    .map(foldName)
    .filter((word) => word !== '');
