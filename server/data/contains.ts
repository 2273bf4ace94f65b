import { ilike, like, type SQLWrapper } from 'drizzle-orm';

/** Matches rows that contain the keyword literally, ignoring case; pattern characters are escaped. */
export const contains = (text: SQLWrapper, keyword: string) =>
  ilike(text as Parameters<typeof ilike>[0], patternOf(keyword));

/** Does the same for text that was folded before; comparing case is what costs in a long list. */
export const containsFolded = (text: SQLWrapper, folded: string) =>
  like(text as Parameters<typeof like>[0], patternOf(folded));

const patternOf = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
