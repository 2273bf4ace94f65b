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

/** IMDG 7.2.7.1.4: the groups that may lie with each group. L lies with goods of its own type alone. */
const MAY_MEET: Readonly<Record<string, string>> = {
  A: 'A',
  B: 'BS',
  C: 'CDEGNS',
  D: 'CDEGNS',
  E: 'CDEGNS',
  F: 'FS',
  G: 'CDEGS',
  H: 'HS',
  J: 'JS',
  K: 'KS',
  L: '',
  N: 'CDENS',
  S: 'BCDEFGHJKNS',
};

const FIREWORKS = ['0333', '0334', '0335', '0336', '0337'];

export interface Explosive {
  unNo: string;
  /** The class with its letter, 1.4G. */
  dangerousClass: string;
  isArticle: boolean;
}

/** The letter of the class; null for another class, and for class 1 where nobody says the letter. */
export function compatibilityGroup(dangerousClass: string): string | null {
  const division = divisionOf(dangerousClass);
  return division === dangerousClass ? null : dangerousClass.slice(division.length);
}

/** Whether two explosives may lie in one container. */
export function mayMeet(a: Explosive, b: Explosive): boolean {
  const [groupA, groupB] = [compatibilityGroup(a.dangerousClass), compatibilityGroup(b.dangerousClass)];
  if (groupA === null || groupB === null || !MAY_MEET[groupA]?.includes(groupB)) return false;
  // Note 1: G lies with C, D and E as articles only, and fireworks do not.
  if ((groupA === 'G') === (groupB === 'G') || groupA === 'S' || groupB === 'S') return true;
  return [a, b].every(({ unNo, isArticle }) => isArticle && !FIREWORKS.includes(unNo));
}
