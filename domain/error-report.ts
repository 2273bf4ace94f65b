import { genericError } from './generic-error.ts';

const LONGEST = 500;

/** Patterns of personal data with their replacements. */
const personal: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, '@'],
  [/\?[^\s"']*/gu, '?'],
  [/[A-Za-z0-9_-]{20,}/gu, '*'],
  [/\d(?:[\s-]?\d){4,}/gu, '#'],
  [/"[^"]*"|“[^”]*”|「[^」]*」/gu, '""'],
];

/** Formats an error for reporting, without URLs, numbers, tokens and quoted values. */
export function reportMessage(thrown: unknown): string {
  const message = genericError(thrown).message || Object.prototype.toString.call(thrown);
  return personal.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message).slice(0, LONGEST);
}
