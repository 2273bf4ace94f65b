import { ilike, type SQLWrapper } from 'drizzle-orm';

/** Whether a text holds a keyword as typed: what a pattern reads as a sign stands for itself. */
export const contains = (text: SQLWrapper, keyword: string) =>
  ilike(text as Parameters<typeof ilike>[0], `%${keyword.replace(/[\\%_]/g, '\\$&')}%`);
