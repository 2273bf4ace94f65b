import { readFileSync } from 'node:fs';
import { clausesIn } from '#scripts/kit/clauses.mjs';

export interface Outcome {
  clauses: readonly string[];
  /** Why it failed; null where it passed. */
  failure: string | null;
}

export interface Line {
  id: string;
  state: 'passed' | 'failed' | 'reason';
  text: string;
}

const SECTIONS = ['4', '7', '8'];

/** The clauses that are reported, as the document has them: those of the sections, none of which can be forgotten, and others that a check names. */
export const reportedClauses = (named: readonly string[]): string[] =>
  clausesIn(readFileSync('docs/clauses.md', 'utf8'))
    .map(({ id }) => id)
    .filter((id) => SECTIONS.includes(id.split('.')[0] ?? '') || named.includes(id));

/** One line for each clause: passed, why it failed, or why it cannot be shown on such a back end. */
export function linesOf(
  clauses: readonly string[],
  outcomes: readonly Outcome[],
  reasons: Readonly<Record<string, string>>,
): Line[] {
  return clauses.map((id) => {
    const own = outcomes.filter((outcome) => outcome.clauses.includes(id));
    const failures = own.flatMap(({ failure }) => failure ?? []);
    const reason = reasons[id];
    if (failures.length > 0) return { id, state: 'failed', text: failures.join('；') };
    if (own.length === 0 && reason !== undefined) return { id, state: 'reason', text: reason };
    if (own.length === 0) return { id, state: 'failed', text: '没有检查，也没有写明原因' };
    return { id, state: 'passed', text: 'passed' };
  });
}

/** Ids that a check or a reason names and no clause has. */
export function unknownIds(
  clauses: readonly string[],
  outcomes: readonly Outcome[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const named = [...outcomes.flatMap((outcome) => outcome.clauses), ...Object.keys(reasons)];
  return [...new Set(named.filter((id) => !clauses.includes(id)))];
}
