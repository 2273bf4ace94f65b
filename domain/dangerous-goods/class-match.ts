import { dgClasses } from '../reference/dangerous-classes.ts';
import { cleanText } from '../text.ts';

/** 1.4S and 1.4 are the same division; the letter is the compatibility group. */
export function divisionOf(dangerousClass: string): string {
  return /^1\.[1-6][A-S]$/.test(dangerousClass) ? dangerousClass.slice(0, 3) : dangerousClass;
}

/** A list that says 1 means every division of class 1, one that says 2.3 only that. */
export function listsClass(list: readonly string[], dangerousClass: string): boolean {
  const division = divisionOf(dangerousClass);
  return list.some((one) => division === one || division.startsWith(`${one}.`));
}

/** What a list may call a class by: itself, its division, its main number. */
export function listedAs(dangerousClass: string): string[] {
  const division = divisionOf(dangerousClass);
  return [...new Set([division, division.split('.')[0]!])];
}

export function isExplosive(dangerousClass: string): boolean {
  return dangerousClass === '1' || dangerousClass.startsWith('1.');
}

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
