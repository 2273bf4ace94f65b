import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { cleanText } from '#domain/text.ts';

/** The classes a number stands for: 2 means 2.1, 2.2 and 2.3, and 3 itself. */
export const classesUnder = (number: string): string[] =>
  dgClasses.flatMap(({ code }) => (code === number || code.startsWith(`${number}.`) ? [code] : []));

/** The classes a person names as 3 类, 第 6.1 项, class 8, 2.1 or 易燃液体; a single digit is one too. */
export function readClasses(typed: string): string[] {
  const text = cleanText(typed);
  const number = /^(?:第|class)?\s*([1-9](?:\.[1-6])?)\s*[类项]?$/i.exec(text)?.[1];
  if (number !== undefined) return classesUnder(number);
  return dgClasses.flatMap(({ code, nameCn }) => (nameCn.split('/').includes(text) ? [code] : []));
}
