import { type PackedIn, SHAPES } from '../cargo/package-shapes.ts';
import { compare, type DecimalInput, decimalText, divide, multiply, sum } from '../decimal.ts';
import { readPacking } from './packing.ts';
import { kilogramsOf, plainQuantity } from './quantity.ts';

/** Kilograms of a litre of what drums and IBCs are filled with. */
const LIQUID = { min: '0.6', max: '1.9' };

/** A package that is not of steel is lighter than the usual one, and how much nobody says. */
const LIGHTER = /塑|胶|纸|纤维|木|铝/u;

const USUAL: Readonly<Record<string, PackedIn>> = { DRM: 'DRUM_200L', IBC: 'IBC_1000L' };

/** What a package weighs empty, where it is of the usual size; null where nobody knows. */
function emptyKgOf(packing: string, packageType: string, netKg: string | null): number | null {
  const usual = USUAL[packageType];
  if (usual === undefined || netKg === null || (usual === 'DRUM_200L' && LIGHTER.test(packing))) return null;
  const { litres, emptyKg } = SHAPES[usual];
  const isUsual =
    compare(netKg, multiply(litres, LIQUID.min)) >= 0 && compare(netKg, multiply(litres, LIQUID.max)) <= 0;
  return isUsual ? emptyKg : null;
}

export interface QuotedWeight {
  packageType: string;
  packages: number;
  /** Null where neither the unit nor the package says it. */
  netKg: string | null;
  /** With the packages; null where nobody has said what an empty one weighs. */
  grossKg: string | null;
}

interface QuotedGoods {
  quantity: DecimalInput;
  unit: string;
  /** In words. */
  packing: string;
}

/** What the goods of a quote weigh, as far as their unit and their package say it. */
export function quotedWeight({ quantity, unit, packing }: QuotedGoods): QuotedWeight {
  const { packageType, netKg: each } = readPacking(packing);
  const byWeight = kilogramsOf(quantity, unit);
  const net = byWeight ?? (each === null ? null : multiply(each, quantity));
  const netKg = net === null ? null : plainQuantity(net);
  const counted = Number(decimalText(divide(quantity, 1, 0, 'up')));
  const filled = each === null || netKg === null ? 1 : Number(decimalText(divide(netKg, each, 0, 'up')));
  const packages = byWeight === null ? counted : filled;
  const emptyKg = packageType === 'BLK' ? 0 : emptyKgOf(packing, packageType, each);
  const isKnown = netKg !== null && emptyKg !== null;
  return { packageType, packages, netKg, grossKg: isKnown ? plainQuantity(sum([netKg, packages * emptyKg])) : null };
}

/** What the buyer has to say besides: the weight with the packages, at least what the goods weigh. */
export interface Unweighed {
  netKg: string | null;
}

export const unweighedOf = ({ netKg, grossKg }: QuotedWeight): Unweighed | null =>
  grossKg === null ? { netKg } : null;
