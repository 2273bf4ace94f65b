import { ilike, like, type SQLWrapper } from 'drizzle-orm';

/** Whether a text holds a keyword as typed: what a pattern reads as a sign stands for itself. */
export const contains = (text: SQLWrapper, keyword: string) =>
  ilike(text as Parameters<typeof ilike>[0], patternOf(keyword));

/** The same where both were folded before: no letter's case is looked up, which is what costs in a long list. */
export const containsFolded = (text: SQLWrapper, folded: string) =>
  like(text as Parameters<typeof like>[0], patternOf(folded));

const patternOf = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
