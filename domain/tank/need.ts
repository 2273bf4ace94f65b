import { liquidTankCodes } from '../cargo/tank-code.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { UnRow } from '../dangerous-goods/un-list/row.ts';
import { fillingOf, rowsOfGroup } from '../dangerous-goods/un-list/rows.ts';
import type { AskedTankReason } from './kinds.ts';

/** TP3 is of what travels molten: filled by two densities of its own. */
export type FillProvision = 'TP1' | 'TP2' | 'TP3';

export type TankNeed =
  /** The entry allows no portable tank. */
  | { kind: 'NONE' }
  /** Our sources do not agree whether it does, or in which. */
  | { kind: 'UNKNOWN' }
  /** Gases and goods of a tank of their own are filled by a ratio of their own. */
  | { kind: 'GAS'; code: string }
  | { kind: 'ASKED'; code: string; why: AskedTankReason }
  /** While the provisions are in doubt the tank is filled by the stricter one. */
  | { kind: 'LIQUID'; code: string; provision: FillProvision; isInDoubt: boolean };

const ASKED: readonly (readonly [AskedTankReason, readonly string[]])[] = [
  ['APPROVAL', ['TP9', 'TP32']],
  ['DEGREE', ['TP4', 'TP5']],
  ['SOLID', ['TP31', 'TP33']],
];

const askedReason = (provisions: readonly string[]): AskedTankReason | null =>
  ASKED.find(([, codes]) => codes.some((code) => provisions.includes(code)))?.[0] ?? null;

/** The tank that a row of the list requires. */
export function tankNeedOfRow(row: UnRow): TankNeed {
  const { tankInstruction: code, tankProvisions } = row;
  if (code === null) return { kind: 'UNKNOWN' };
  if (code === '-') return { kind: 'NONE' };
  if (!liquidTankCodes.includes(code)) return { kind: 'GAS', code };
  const why = askedReason(tankProvisions ?? []);
  if (why !== null) return { kind: 'ASKED', code, why };
  return { kind: 'LIQUID', code, provision: fillingOf(row) ?? 'TP1', isInDoubt: tankProvisions === null };
}

const STRICTER: readonly TankNeed['kind'][] = ['LIQUID', 'ASKED', 'GAS', 'NONE', 'UNKNOWN'];

const weightOf = (need: TankNeed): number =>
  100 * STRICTER.indexOf(need.kind) + ('code' in need ? liquidTankCodes.indexOf(need.code) : 0);

/** The least tank that goods of a packing group may travel in; the strictest of its rows, and of its groups where none is said. */
export const tankNeedOf = (entry: Pick<UnEntry, 'rows'>, packingGroup: string): TankNeed =>
  rowsOfGroup(entry, packingGroup)
    .map(tankNeedOfRow)
    .reduce((strictest, need) => (weightOf(need) > weightOf(strictest) ? need : strictest));
