import type { ExplainedTerm } from './terms.ts';

/** Words of the trade in the heads of lists. */
export const columnTerms = {
  revenueTon: { name: 'revenueTon', word: 'RT' },
  tankType: { name: 'tankCode', word: '罐型' },
} as const satisfies Readonly<Record<string, ExplainedTerm>>;
