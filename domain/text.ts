/** Invisible characters copied along with numbers from contact cards and chats. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g;

const FULL_WIDTH = /[\uff01-\uff5e\u3000\u00a0]+/g;

/** Converts whole runs, because a call per character is slow for long text. */
function narrow(run: string): string {
  let narrowed = '';
  for (let at = 0; at < run.length; at += 1) {
    const code = run.charCodeAt(at);
    narrowed += code < 0xff01 ? ' ' : String.fromCharCode(code - 0xfee0);
  }
  return narrowed;
}

/** Converts full-width letters, digits, punctuation and blanks. */
export const toHalfWidth = (text: string): string => text.replace(FULL_WIDTH, narrow);

/** Normalises typed or pasted text: half-width, trimmed, without invisible characters. */
export function cleanText(text: string): string {
  return toHalfWidth(text).replace(INVISIBLE, '').trim();
}

/** Normalises a code: upper case, no blanks. */
export function cleanCode(text: string): string {
  return cleanText(text).replace(/\s+/g, '').toUpperCase();
}

export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 2000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether a text is a valid yyyy-MM-ddTHH:mm minute. */
export function isMinute(text: string): boolean {
  return /T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, -6));
}
