import type { AnswerOf } from '#contract/call.ts';
import type { DgEntry, dgDetail } from '#contract/calls/puds.ts';

export type { DgEntry } from '#contract/calls/puds.ts';
export type DgSheet = AnswerOf<typeof dgDetail>;

export type SheetAnswer = { outcome: 'found'; sheet: DgSheet } | { outcome: 'missing' };

export interface DangerousLookupContext {
  /** What the person is looking for, as typed. */
  text: string;
  matches: readonly DgEntry[];
  /** The number whose sheet is open or was open last. */
  unNo: string;
  sheet: DgSheet | null;
}

export type DangerousLookupEvent =
  /** A number, a CAS number or a name, typed so far. */
  | { type: 'lookup.typed'; text: string }
  | { type: 'lookup.retry' }
  /** One number's sheet: from the matches, or from a number named elsewhere. */
  | { type: 'sheet.open'; unNo: string }
  | { type: 'sheet.retry' }
  | { type: 'sheet.close' };
