import { type PackedIn, SHAPES } from '../cargo/package-shapes.ts';
import { compare, type DecimalInput, decimalText, divide, multiply, sum } from '../decimal.ts';
import { readPacking } from './packing.ts';
import { kilogramsOf, PER_BOX, plainQuantity } from './quantity.ts';

/** Plausible density range of liquids in drums and IBCs, kg/L. */
const LIQUID = { min: '0.6', max: '1.9' };

/** Packages that are not steel are lighter than usual by an unknown amount. */
const LIGHTER = /塑|胶|纸|纤维|木|铝/u;

const USUAL: Readonly<Record<string, PackedIn>> = { DRM: 'DRUM_200L', IBC: 'IBC_1000L' };

/** Tare of a package of the usual size; null when unknown. */
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
  /** Null when neither unit nor packaging determines it. */
  packages: number | null;
  /** Null when neither unit nor packaging determines it. */
  netKg: string | null;
  /** Including packages; null when their tare is unknown. */
  grossKg: string | null;
}

interface QuotedGoods {
  quantity: DecimalInput;
  unit: string;
  packing: string;
}

const wholeOf = (quantity: DecimalInput, each: DecimalInput): number =>
  Number(decimalText(divide(quantity, each, 0, 'up')));

/** Bulk containers count one piece each; the number of packages in a container is unknown. */
function packagesOf({ quantity, unit }: QuotedGoods, packageType: string, each: string | null): number | null {
  const byWeight = kilogramsOf(quantity, unit);
  if (packageType === 'BLK') return byWeight === null ? wholeOf(quantity, 1) : 1;
  if (byWeight === null) return unit === PER_BOX ? null : wholeOf(quantity, 1);
  return each === null ? null : wholeOf(byWeight, each);
}

/** Weights of quoted goods, as far as unit and packaging determine them. */
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

/** Values the buyer must enter: gross weight, its lower bound, and the number of packages. */
export interface Unweighed {
  netKg: string | null;
  isUncounted: boolean;
}

export const unweighedOf = ({ netKg, grossKg, packages }: QuotedWeight): Unweighed | null =>
  grossKg === null ? { netKg, isUncounted: packages === null } : null;
