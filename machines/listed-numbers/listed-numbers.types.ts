import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import type { Parent } from '../kit/parent.ts';

export interface ListedNumbersInput {
  parent: Parent<ListedNumbersReport>;
}

export interface ListedNumbersContext extends ListedNumbersInput {
  /** Numbers of the form whose entries it does not have. */
  wanted: readonly string[];
  /** Numbers that the list does not have. */
  unlisted: readonly string[];
  failure: string | null;
}

export type ListedNumbersEvent =
  /** The form has these numbers without their entries now. */
  { type: 'numbers.asked'; unNos: readonly string[] } | { type: 'numbers.retry' };

export interface NumbersRequest {
  unNos: readonly string[];
}

/** What its parent hears: what the list says of numbers that it has. */
export interface ListedNumbersReport {
  type: 'numbers.found';
  entries: readonly UnEntry[];
}
