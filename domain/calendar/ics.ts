/** A moment worth an entry of its own: a cut-off, a departure. */
export interface CalendarMoment {
  /** Unique for good and the same each time, so that a second import replaces the first. */
  uid: string;
  instant: number;
  title: string;
  /** Lines apart by \n. */
  description: string;
  place: string;
  /** Minutes before it at which the calendar reminds. */
  remindMinutes: readonly number[];
}

export interface Calendar {
  /** Names the program that wrote it: -//company//product//language. */
  product: string;
  name: string;
  now: number;
  moments: readonly CalendarMoment[];
}

/** A reminder that most moments get. */
export const DAY_BEFORE_MINUTES = 1_440;

const LINE_BYTES = 75;
const CONTROL = /[^\P{Cc}\n]/gu;

/** A calendar file of RFC 5545. Instants are written in UTC: every calendar shows them on its own clock, and no time-zone table can be out of date. It has no METHOD: with one it is a scheduling message (RFC 5546), which names an organizer. */
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

// A moment has no end: the standard lets an end only be later than the start.
const eventOf = ({ uid, instant, title, description, place, remindMinutes }: CalendarMoment, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(instant)}`,
  `SUMMARY:${escaped(title)}`,
  ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
  ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
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

/** 20260206T040000Z. */
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

/** Lines of at most 75 bytes of UTF-8; what goes on begins with a blank, and no character is cut in two. */
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
