import { liquidTankCodes, readTankInstruction } from '../cargo/tank-code.ts';

/** What the list of dangerous goods says of an entry's tanks: one code for each packing group where they differ. */
export interface TankEntry {
  packingGroups: readonly string[];
  tankCodes: readonly string[];
}

/** TP3 is of what travels molten: filled by two densities of its own. */
export type FillProvision = 'TP1' | 'TP2' | 'TP3';

export type TankNeed =
  /** The entry allows no portable tank. */
  | { kind: 'NONE' }
  /** Gases and goods of a tank of their own are filled by a ratio of their own. */
  | { kind: 'GAS'; code: string }
  | { kind: 'LIQUID'; code: string; provision: FillProvision };

/** The least tank that an entry may travel in; the strictest of its groups where none is said. */
export function tankNeedOf({ packingGroups, tankCodes }: TankEntry, packingGroup: string): TankNeed {
  const index = Math.max(0, packingGroups.indexOf(packingGroup));
  const instruction = readTankInstruction(tankCodes[index] ?? tankCodes[0] ?? null);
  if (instruction === null) return { kind: 'NONE' };
  const { code, provision } = instruction;
  return liquidTankCodes.includes(code)
    ? { kind: 'LIQUID', code, provision: provision ?? 'TP1' }
    : { kind: 'GAS', code };
}
