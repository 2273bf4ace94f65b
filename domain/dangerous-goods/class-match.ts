/** 1.4S and 1.4 are the same division; the letter is the compatibility group. */
export function divisionOf(dangerousClass: string): string {
  return /^1\.[1-6][A-S]$/.test(dangerousClass) ? dangerousClass.slice(0, 3) : dangerousClass;
}

/** A list with 1 means every division of class 1, a list with 2.3 only that division. */
export function listsClass(list: readonly string[], dangerousClass: string): boolean {
  const division = divisionOf(dangerousClass);
  return list.some((one) => division === one || division.startsWith(`${one}.`));
}

/** Names under which a list may include a class: itself, its division, its main number. */
export function listedAs(dangerousClass: string): string[] {
  const division = divisionOf(dangerousClass);
  return [...new Set([division, division.split('.')[0]!])];
}

export function isExplosive(dangerousClass: string): boolean {
  return dangerousClass === '1' || dangerousClass.startsWith('1.');
}

/** IMDG 7.2.7.1.4: compatibility groups allowed beside each group. L is allowed only with goods of its own type. */
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
  /** With the compatibility group, such as 1.4G. */
  dangerousClass: string;
  isArticle: boolean;
}

/** Null outside class 1, and for class 1 without a known group. */
export function compatibilityGroup(dangerousClass: string): string | null {
  const division = divisionOf(dangerousClass);
  return division === dangerousClass ? null : dangerousClass.slice(division.length);
}

export function mayMeet(a: Explosive, b: Explosive): boolean {
  const [groupA, groupB] = [compatibilityGroup(a.dangerousClass), compatibilityGroup(b.dangerousClass)];
  if (groupA === null || groupB === null || !MAY_MEET[groupA]?.includes(groupB)) return false;
  // Note 1: G may share with C, D and E as articles only, and fireworks may not.
  if ((groupA === 'G') === (groupB === 'G') || groupA === 'S' || groupB === 'S') return true;
  return [a, b].every(({ unNo, isArticle }) => isArticle && !FIREWORKS.includes(unNo));
}
