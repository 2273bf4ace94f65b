/** Characters that come along when a number is copied from a contact card or a chat and cannot be seen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Full-width letters, digits, punctuation and blanks as their half-width twins. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ');
}

/** What was typed or pasted, as it is meant: half-width, trimmed, nothing invisible. */
export function cleanText(text: string): string {
  return toHalfWidth(text).replace(INVISIBLE, '').trim();
}

/** A code as registers write it: upper case, no blanks inside. */
export function cleanCode(text: string): string {
  return cleanText(text).replace(/\s/g, '').toUpperCase();
}
