import { type PackedIn, SHAPES } from '../cargo/package-shapes.ts';
import { packagesPerTwentyFoot } from '../cargo/packages.ts';
import { add, compare, type DecimalInput, decimalText, divide, multiply } from '../decimal.ts';

interface Asked {
  /** Kilograms. */
  mass: DecimalInput;
  /** Kilograms per litre; null for what is weighed out. */
  density: DecimalInput | null;
}

/** Whole kilograms that one package holds; null for a liquid whose density is not known. */
function netOfPackage(kind: PackedIn, density: DecimalInput | null): string | null {
  const { litres, netKg } = SHAPES[kind];
  if (litres === 0) return String(netKg);
  return density === null ? null : decimalText(divide(multiply(litres, density), 1, 0, 'down'));
}

export interface Packed {
  packages: number;
  netEach: string;
  /** Of all packages. */
  grossKg: string;
  /** Cubic metres of all packages; null where it depends on the goods. */
  volume: string | null;
}

/** So much in packages of one kind; null for a liquid whose density is not known. */
export function packed(kind: PackedIn, { mass, density }: Asked): Packed | null {
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
  /** Twenty-foot boxes. */
  units: number;
  /** Packages in one of them at most. */
  perBox: number;
  /** Kilograms of goods in each box, spread evenly. */
  netKg: string;
  totalKg: string;
}

/** As many packages in a box as it bears; null for a liquid whose density is not known. */
export function boxedLoad(kind: PackedIn, { mass, density }: Asked, limitKg: number): BoxedLoad | null {
  const netEach = netOfPackage(kind, density);
  if (netEach === null) return null;
  const gross = add(netEach, SHAPES[kind].emptyKg);
  const perBox = compare(gross, limitKg) > 0 ? 1 : packagesPerTwentyFoot(kind, gross, limitKg).packages;
  const units = Math.max(1, Number(divide(mass, multiply(netEach, perBox), 0, 'up').units));
  return { units, perBox, netKg: decimalText(divide(mass, units, 0, 'up')), totalKg: decimalText(mass) };
}
