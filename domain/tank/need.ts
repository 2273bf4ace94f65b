import { liquidTankCodes } from '../cargo/tank-code.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { UnRow } from '../dangerous-goods/un-list/row.ts';
import { fillingOf, rowsOfGroup } from '../dangerous-goods/un-list/rows.ts';
import type { TankEnquiryReason } from './kinds.ts';

/** TP3 is for goods carried molten, filled by two specific densities. */
export type FillProvision = 'TP1' | 'TP2' | 'TP3';

export type TankNeed =
  /** The entry allows no portable tank. */
  | { kind: 'NONE' }
  /** Sources disagree whether a tank is allowed, or which. */
  | { kind: 'UNKNOWN' }
  /** Gases and goods in special tanks use a filling ratio. */
  | { kind: 'GAS'; code: string }
  | { kind: 'ASKED'; code: string; why: TankEnquiryReason }
  /** Uses the stricter provision while they are in doubt. */
  | { kind: 'LIQUID'; code: string; provision: FillProvision; isInDoubt: boolean };

const ASKED: readonly (readonly [TankEnquiryReason, readonly string[]])[] = [
  ['APPROVAL', ['TP9', 'TP32']],
  ['DEGREE', ['TP4', 'TP5']],
  ['SOLID', ['TP31', 'TP33']],
];

const enquiryReason = (provisions: readonly string[]): TankEnquiryReason | null =>
  ASKED.find(([, codes]) => codes.some((code) => provisions.includes(code)))?.[0] ?? null;

/** Tank requirement of one row. */
export function tankNeedOfRow(row: UnRow): TankNeed {
  const { tankInstruction: code, tankProvisions } = row;
  if (code === null) return { kind: 'UNKNOWN' };
  if (code === '-') return { kind: 'NONE' };
  if (!liquidTankCodes.includes(code)) return { kind: 'GAS', code };
  const why = enquiryReason(tankProvisions ?? []);
  if (why !== null) return { kind: 'ASKED', code, why };
  return { kind: 'LIQUID', code, provision: fillingOf(row) ?? 'TP1', isInDoubt: tankProvisions === null };
}

const STRICTER: readonly TankNeed['kind'][] = ['LIQUID', 'ASKED', 'GAS', 'NONE', 'UNKNOWN'];

const weightOf = (need: TankNeed): number =>
  100 * STRICTER.indexOf(need.kind) + ('code' in need ? liquidTankCodes.indexOf(need.code) : 0);

/** Minimum tank for a packing group; the strictest of its rows, or of all rows without a group. */
export const tankNeedOf = (entry: Pick<UnEntry, 'rows'>, packingGroup: string): TankNeed =>
  rowsOfGroup(entry, packingGroup)
    .map(tankNeedOfRow)
    .reduce((strictest, need) => (weightOf(need) > weightOf(strictest) ? need : strictest));
