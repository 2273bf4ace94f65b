/** Groups that must not meet, whatever the table says of their classes: IMDG 7.2.6 and the entries of the list. */
const CONFLICTS: readonly (readonly [string, string])[] = [
  ['SGG1', 'SGG18'],
  ['SGG1', 'SGG6'],
  ['SGG1', 'SGG8'],
  ['SGG1', 'SGG5'],
  ['SGG1', 'SGG17'],
  ['SGG2', 'SGG4'],
  ['SGG2', 'SGG12'],
];

export interface GroupConflict {
  groupA: string;
  groupB: string;
}

/** Every conflict between the groups of a and those of b, named from a to b. */
export function groupConflicts(a: readonly string[], b: readonly string[]): GroupConflict[] {
  const found: GroupConflict[] = [];
  for (const [left, right] of CONFLICTS) {
    if (a.includes(left) && b.includes(right)) found.push({ groupA: left, groupB: right });
    else if (a.includes(right) && b.includes(left)) found.push({ groupA: right, groupB: left });
  }
  return found;
}

/** An acid against an alkali is the one conflict that proof of no reaction may soften. */
export function isAcidAlkali({ groupA, groupB }: GroupConflict): boolean {
  return (groupA === 'SGG1' && groupB === 'SGG18') || (groupA === 'SGG18' && groupB === 'SGG1');
}
