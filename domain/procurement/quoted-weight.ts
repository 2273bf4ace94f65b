import { type PackedIn, SHAPES } from '../cargo/package-shapes.ts';
import { compare, type DecimalInput, decimalText, divide, multiply, sum } from '../decimal.ts';
import { readPacking } from './packing.ts';
import { kilogramsOf, PER_BOX, plainQuantity } from './quantity.ts';

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
  /** Null where neither the unit nor the package says how many there are. */
  packages: number | null;
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

const wholeOf = (quantity: DecimalInput, each: DecimalInput): number =>
  Number(decimalText(divide(quantity, each, 0, 'up')));

/** In bulk each box is one piece; packages in a box are as many as nobody has said. */
function packagesOf({ quantity, unit }: QuotedGoods, packageType: string, each: string | null): number | null {
  const byWeight = kilogramsOf(quantity, unit);
  if (packageType === 'BLK') return byWeight === null ? wholeOf(quantity, 1) : 1;
  if (byWeight === null) return unit === PER_BOX ? null : wholeOf(quantity, 1);
  return each === null ? null : wholeOf(byWeight, each);
}

/** What the goods of a quote weigh, as far as their unit and their package say it. */
export function quotedWeight(goods: QuotedGoods): QuotedWeight {
  const { quantity, unit, packing } = goods;
  const { packageType, netKg: each } = readPacking(packing);
  const packages = packagesOf(goods, packageType, each);
  const byPackage = each === null || packages === null ? null : multiply(each, quantity);
  const net = kilogramsOf(quantity, unit) ?? byPackage;
  const netKg = net === null ? null : plainQuantity(net);
  const emptyKg = packageType === 'BLK' ? 0 : emptyKgOf(packing, packageType, each);
  const isKnown = netKg !== null && emptyKg !== null && packages !== null;
  return { packageType, packages, netKg, grossKg: isKnown ? plainQuantity(sum([netKg, packages * emptyKg])) : null };
}

/** What the buyer has to say besides: the weight with the packages, at least what the goods weigh, and how many they are. */
export interface Unweighed {
  netKg: string | null;
  isUncounted: boolean;
}

export const unweighedOf = ({ netKg, grossKg, packages }: QuotedWeight): Unweighed | null =>
  grossKg === null ? { netKg, isUncounted: packages === null } : null;
