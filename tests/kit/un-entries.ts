import { fillFromEntry } from '#domain/booking/un-fill.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { publishedEntries } from '#server/un-list/published-list.ts';

/** The list that the product comes with. */
export const unList: readonly UnEntry[] = publishedEntries();

const byNumber = new Map(unList.map((entry) => [entry.unNo, entry]));

/** Finds a UN number in any notation; null when it is not listed. */
export const listedUnder = (typed: string): UnEntry | null => byNumber.get(readUnNumber(typed) ?? '') ?? null;

export function unEntryOf(unNo: string): UnEntry {
  const entry = byNumber.get(unNo);
  if (entry === undefined) throw new Error(`UN ${unNo} is not in the list`);
  return entry;
}

/** Form values after a listed UN number was typed. */
export const filledFrom = (unNo: string) => fillFromEntry(unEntryOf(unNo));

interface NumberedLine {
  dg: { unNo: string; entry: UnEntry | null };
}

/** A form with what the list says of each number in it; what stands there stays. */
export const withListed = <Line extends NumberedLine, Form extends { cargo: readonly Line[] }>(form: Form): Form => ({
  ...form,
  cargo: form.cargo.map((line) => ({ ...line, dg: { ...line.dg, entry: listedUnder(line.dg.unNo) } })),
});
