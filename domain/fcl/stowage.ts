import type { FclBoxes } from './fees.ts';

type Box = Omit<FclBoxes, 'classes'>;

const sameClasses = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

/**
 * Containers by the classes in them. Lines of a group share containers, and no two groups share one. Unassigned
 * containers, and types several groups could use, are priced for every possible group.
 */
export function boxesByClasses<Given extends Box>(
  boxes: readonly Given[],
  groups: readonly (readonly string[])[],
): (Given & FclBoxes)[] {
  const all = [...new Set(groups.flat())];
  const [only] = boxes;
  if (only === undefined || boxes.length > 1 || groups.length < 2 || only.quantity < groups.length)
    return boxes.map((box) => ({ ...box, classes: all }));
  const rest = Array.from({ length: only.quantity - groups.length }, () => all);
  const held: (Given & FclBoxes)[] = [];
  for (const classes of [...groups, ...rest]) {
    const known = held.findIndex((box) => sameClasses(box.classes, classes));
    if (known === -1) held.push({ ...only, quantity: 1, classes: [...classes] });
    else held[known] = { ...held[known]!, quantity: held[known]!.quantity + 1 };
  }
  return held;
}
