import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import type { Parent } from '../kit/parent.ts';

export interface ListedNumbersInput {
  parent: Parent<ListedNumbersReport>;
}

export interface ListedNumbersContext extends ListedNumbersInput {
  /** UN numbers of the form whose entries are missing. */
  wanted: readonly string[];
  /** UN numbers that the list does not contain. */
  unlisted: readonly string[];
  failure: string | null;
}

export type ListedNumbersEvent =
  /** The UN numbers of the form whose entries are missing, after each edit. */
  { type: 'numbers.asked'; unNos: readonly string[] } | { type: 'numbers.retry' };

export interface NumbersRequest {
  unNos: readonly string[];
}

/** Sends the parent the entries that were found. */
export interface ListedNumbersReport {
  type: 'numbers.found';
  entries: readonly UnEntry[];
}
