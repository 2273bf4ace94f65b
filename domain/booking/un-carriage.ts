import { type UnRow, withCarriage } from '../reference/un-table.ts';
import { unRowOf } from './un-fill.ts';

/** A known number with what aircraft and tanks take of it, which few services ask. */
export function carriedRowOf(typed: string): UnRow | null {
  const entry = unRowOf(typed);
  return entry === null ? null : withCarriage(entry);
}
