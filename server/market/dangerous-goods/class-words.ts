import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { cleanText } from '#domain/text.ts';

/** Expands a class number: 2 means 2.1, 2.2 and 2.3; 3 means 3. */
export const classesUnder = (number: string): string[] =>
  dgClasses.flatMap(({ code }) => (code === number || code.startsWith(`${number}.`) ? [code] : []));

/** Parses classes from free text: 3 类, 第 6.1 项, class 8, 2.1, 易燃液体 or a single digit. */
export function readClasses(typed: string): string[] {
  const text = cleanText(typed);
  const number = /^(?:第|class)?\s*([1-9](?:\.[1-6])?)\s*[类项]?$/i.exec(text)?.[1];
  if (number !== undefined) return classesUnder(number);
  return dgClasses.flatMap(({ code, nameCn }) => (nameCn.split('/').includes(text) ? [code] : []));
}
