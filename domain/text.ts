/** Characters that come along when a number is copied from a contact card or a chat and cannot be seen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g;

const FULL_WIDTH = /[\uff01-\uff5e\u3000\u00a0]/;

/** As many arguments as a call takes everywhere. */
const CHUNK = 4_096;

function narrowCode(code: number): number {
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
  return code === 0x3000 || code === 0xa0 ? 0x20 : code;
}

/** Full-width letters, digits, punctuation and blanks as their half-width twins. */
export function toHalfWidth(text: string): string {
  if (!FULL_WIDTH.test(text)) return text;
  let narrow = '';
  for (let start = 0; start < text.length; start += CHUNK) {
    const codes: number[] = [];
    const end = Math.min(text.length, start + CHUNK);
    for (let at = start; at < end; at += 1) codes.push(narrowCode(text.charCodeAt(at)));
    narrow += String.fromCharCode(...codes);
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

/** Whether a text is a day of the calendar, yyyy-MM-dd. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 2000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether it is a minute of such a day. */
export function isMinute(text: string): boolean {
  return /T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, -6));
}
