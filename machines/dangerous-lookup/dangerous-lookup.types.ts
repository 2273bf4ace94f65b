import type { AnswerOf } from '#contract/call.ts';
import type { DgEntry, dgDetail } from '#contract/calls/puds.ts';

export type { DgEntry } from '#contract/calls/puds.ts';
export type DgSheet = AnswerOf<typeof dgDetail>;

export type SheetAnswer = { outcome: 'found'; sheet: DgSheet } | { outcome: 'missing' };

export interface DangerousLookupContext {
  /** The search text, as typed. */
  text: string;
  matches: readonly DgEntry[];
  /** The UN number whose sheet is, or was last, open. */
  unNo: string;
  sheet: DgSheet | null;
}

export type DangerousLookupEvent =
  /** The search text changed: a UN number, a CAS number or a name. */
  | { type: 'lookup.typed'; text: string }
  | { type: 'lookup.retry' }
  /** Opens the sheet of a number from the matches or from a reference elsewhere. */
  | { type: 'sheet.open'; unNo: string }
  | { type: 'sheet.retry' }
  | { type: 'sheet.close' };
