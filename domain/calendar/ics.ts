/** An event with its own calendar entry, such as a cut-off or a departure. */
export interface CalendarMoment {
  /** Stable over time, so that a second import replaces the first. */
  uid: string;
  instant: number;
  title: string;
  /** Lines separated by \n. */
  description: string;
  location: string;
  /** Reminder offsets before the event, in minutes. */
  remindMinutes: readonly number[];
}

export interface Calendar {
  /** Names the program that wrote it: -//company//product//language. */
  product: string;
  name: string;
  now: number;
  moments: readonly CalendarMoment[];
}

export const DAY_BEFORE_MINUTES = 1_440;

const LINE_BYTES = 75;
const CONTROL = /[^\P{Cc}\n]/gu;

/**
 * Builds an RFC 5545 calendar file. Instants are in UTC, so no time-zone table can be outdated. METHOD is left out: it
 * would make the file an RFC 5546 scheduling message, which requires an organizer.
 */
export function icsOf({ product, name, now, moments }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...moments.flatMap((moment) => eventOf(moment, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

// Events have no DTEND: RFC 5545 requires it to be later than DTSTART.
const eventOf = (
  { uid, instant, title, description, location, remindMinutes }: CalendarMoment,
  now: number,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(instant)}`,
  `SUMMARY:${escaped(title)}`,
  ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
  ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
  'TRANSP:TRANSPARENT',
  ...remindMinutes.flatMap((minutes) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ]),
  'END:VEVENT',
];

/** Formats an instant as 20260206T040000Z. */
const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

const bytesOf = (character: string) => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** Folds a line at 75 UTF-8 bytes without splitting a character; continuation lines start with a space. */
function folded(line: string): string {
  let text = '';
  let room = LINE_BYTES;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (bytes > room) {
      text += '\r\n ';
      room = LINE_BYTES - 1;
    }
    text += character;
    room -= bytes;
  }
  return text;
}
