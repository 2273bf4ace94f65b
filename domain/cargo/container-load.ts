import { compare, type DecimalInput } from '../decimal.ts';

export type LoadWarning = 'OVER_PAYLOAD' | 'OVER_LIMIT' | 'UNDER_ONE_TON';

export interface ContainerLimits {
  payloadKg: DecimalInput;
  /** The lane's limit without an overweight charge; null when only the payload limits. */
  limitKg: DecimalInput | null;
}

/**
 * Checks one container: above the payload is not shippable, above the lane's limit costs extra, under one ton suggests
 * a wrong unit.
 */
export function loadWarnings(cargoKg: DecimalInput, limits: ContainerLimits): LoadWarning[] {
  const warnings: LoadWarning[] = [];
  if (compare(cargoKg, limits.payloadKg) > 0) warnings.push('OVER_PAYLOAD');
  else if (limits.limitKg !== null && compare(cargoKg, limits.limitKg) > 0) warnings.push('OVER_LIMIT');
  if (compare(cargoKg, 1000) < 0) warnings.push('UNDER_ONE_TON');
  return warnings;
}

/**
 * Checks a verified gross mass: at most the maximum gross mass on the plate, within 5 % or one ton of the declared
 * mass.
 */
export function isVerifiedMassAllowed(
  verifiedKg: number,
  declaredKg: number,
  plateKg: number,
): 'ABOVE_PLATE' | 'OK' | 'TOO_FAR' {
  if (verifiedKg > plateKg) return 'ABOVE_PLATE';
  return Math.abs(verifiedKg - declaredKg) > Math.min(declaredKg / 20, 1000) ? 'TOO_FAR' : 'OK';
}
