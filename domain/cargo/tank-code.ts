/** Portable tanks for liquids and solids: the higher the number, the stronger the shell. */
export const liquidTankCodes: readonly string[] = Array.from({ length: 22 }, (_, index) => `T${index + 1}`);

export interface TankInstruction {
  code: string;
  /** How full the tank may be; null where the entry names no such provision. */
  provision: 'TP1' | 'TP2' | 'TP3' | null;
}

/** T7/TP2 as the UN table writes it. */
export function readTankInstruction(text: string | null): TankInstruction | null {
  const match = /^(T\d{1,2})(?:\/(TP\d{1,2}))?$/.exec(text ?? '');
  if (match === null) return null;
  const provision = (['TP1', 'TP2', 'TP3'] as const).find((one) => one === match[2]) ?? null;
  return { code: match[1]!, provision };
}

/** A stronger tank may stand in for a weaker one; tanks for gases and cold liquids stand in for none. */
export function isTankSufficient(required: string, offered: string): boolean {
  if (required === offered) return true;
  const least = liquidTankCodes.indexOf(required);
  return least !== -1 && liquidTankCodes.indexOf(offered) > least;
}
