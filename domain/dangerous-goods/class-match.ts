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
