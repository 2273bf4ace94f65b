/** Characters that come along when a number is copied from a contact card or a chat and cannot be seen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g;

const FULL_WIDTH = /[\uff01-\uff5e\u3000\u00a0]/;

/** Full-width letters, digits, punctuation and blanks as their half-width twins. */
export function toHalfWidth(text: string): string {
  if (!FULL_WIDTH.test(text)) return text;
  let narrow = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0xff01 && code <= 0xff5e) narrow += String.fromCharCode(code - 0xfee0);
    else narrow += code === 0x3000 || code === 0xa0 ? ' ' : text[at];
  }
  return narrow;
}

/** What was typed or pasted, as it is meant: half-width, trimmed, nothing invisible. */
export function cleanText(text: string): string {
  return toHalfWidth(text).replace(INVISIBLE, '').trim();
}

/** A code as registers write it: upper case, no blanks inside. */
export function cleanCode(text: string): string {
  return cleanText(text).replace(/\s+/g, '').toUpperCase();
}
