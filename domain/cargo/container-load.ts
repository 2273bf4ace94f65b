import { compare, type DecimalInput } from '../decimal.ts';

export type LoadWarning = 'OVER_PAYLOAD' | 'OVER_LIMIT' | 'UNDER_ONE_TON';

export interface ContainerLimits {
  payloadKg: DecimalInput;
  /** What the lane takes without an overweight charge; null: no lower limit than the payload. */
  limitKg: DecimalInput | null;
}

/** Of one box. Above the payload nothing ships; above the lane's limit it costs more; under a ton smells of a wrong unit. */
export function loadWarnings(cargoKg: DecimalInput, limits: ContainerLimits): LoadWarning[] {
  const warnings: LoadWarning[] = [];
  if (compare(cargoKg, limits.payloadKg) > 0) warnings.push('OVER_PAYLOAD');
  else if (limits.limitKg !== null && compare(cargoKg, limits.limitKg) > 0) warnings.push('OVER_LIMIT');
  if (compare(cargoKg, 1000) < 0) warnings.push('UNDER_ONE_TON');
  return warnings;
}

/** Verified gross mass: never above the plate, and within five per cent or one ton of what was declared. */
export function isVerifiedMassAllowed(
  verifiedKg: number,
  declaredKg: number,
  plateKg: number,
): 'ABOVE_PLATE' | 'OK' | 'TOO_FAR' {
  if (verifiedKg > plateKg) return 'ABOVE_PLATE';
  return Math.abs(verifiedKg - declaredKg) > Math.min(declaredKg / 20, 1000) ? 'TOO_FAR' : 'OK';
}
