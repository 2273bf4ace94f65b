import { type PackedIn, SHAPES } from '../cargo/package-shapes.ts';
import { packagesPerTwentyFoot } from '../cargo/packages.ts';
import { add, compare, type DecimalInput, decimalText, divide, multiply } from '../decimal.ts';

interface PackedMass {
  /** Kilograms. */
  mass: DecimalInput;
  /** Kilograms per litre; null for goods packed by weight. */
  density: DecimalInput | null;
}

/** Net kilograms of one package, rounded; null for a liquid of unknown density. */
function netOfPackage(kind: PackedIn, density: DecimalInput | null): string | null {
  const { litres, netKg } = SHAPES[kind];
  if (litres === 0) return String(netKg);
  return density === null ? null : decimalText(divide(multiply(litres, density), 1, 0, 'down'));
}

export interface Packed {
  packages: number;
  netEach: string;
  /** Total of all packages. */
  grossKg: string;
  /** Cubic metres of all packages; null when it depends on the goods. */
  volume: string | null;
}

/** Packages of one kind for the mass; null for a liquid of unknown density. */
export function packed(kind: PackedIn, { mass, density }: PackedMass): Packed | null {
  const netEach = netOfPackage(kind, density);
  if (netEach === null) return null;
  const { emptyKg, outerVolume } = SHAPES[kind];
  const packages = Number(divide(mass, netEach, 0, 'up').units);
  return {
    packages,
    netEach,
    grossKg: decimalText(add(mass, packages * emptyKg)),
    volume: outerVolume === null ? null : decimalText(multiply(packages, outerVolume)),
  };
}

export interface BoxedLoad {
  /** Twenty-foot containers. */
  units: number;
  perBox: number;
  /** Net kilograms per container, spread evenly. */
  netKg: string;
  totalKg: string;
}

/** Containers needed when each is loaded to its limit; null for a liquid of unknown density. */
export function boxedLoad(kind: PackedIn, { mass, density }: PackedMass, limitKg: number): BoxedLoad | null {
  const netEach = netOfPackage(kind, density);
  if (netEach === null) return null;
  const gross = add(netEach, SHAPES[kind].emptyKg);
  const perBox = compare(gross, limitKg) > 0 ? 1 : packagesPerTwentyFoot(kind, gross, limitKg).packages;
  const units = Math.max(1, Number(divide(mass, multiply(netEach, perBox), 0, 'up').units));
  return { units, perBox, netKg: decimalText(divide(mass, units, 0, 'up')), totalKg: decimalText(mass) };
}
