import { compare, type DecimalInput, decimal, decimalText, divide, multiply, round, subtract } from '../decimal.ts';
import { BOXES_OF_A_TYPE } from '../limits.ts';
import { BAG_SIZES, type BagSize } from './sizes.ts';

const LITRES_OF_CUBIC_METRE = 1000;

/** Bag sizes up to the largest sold on a lane. */
export const bagsUpTo = (litres: number): BagSize[] =>
  BAG_SIZES.filter((size) => Number(size) * LITRES_OF_CUBIC_METRE <= litres);

/** Kilograms in one full bag; densities have at most three decimals. */
export const netOfBag = (size: DecimalInput, density: DecimalInput): string =>
  decimalText(round(multiply(multiply(size, LITRES_OF_CUBIC_METRE), density), 0, 'up'));

export interface BagChoice {
  size: BagSize;
  /** Kilograms per container. */
  netKg: string;
  isTooHeavy: boolean;
}

/** All bags of a lane, filled with the liquid. */
export const bagChoices = (sizes: readonly BagSize[], density: DecimalInput, limitKg: number): BagChoice[] =>
  sizes.map((size) => {
    const netKg = netOfBag(size, density);
    return { size, netKg, isTooHeavy: compare(netKg, limitKg) > 0 };
  });

export interface BagPlan {
  boxes: number;
  size: BagSize;
  /** Kilograms per container, and in total. */
  netKg: string;
  totalKg: string;
  /** Loaded minus requested kilograms. */
  differenceKg: string;
}

export interface Bagged {
  /** Total kilograms. */
  mass: DecimalInput;
  density: DecimalInput;
  limitKg: number;
  sizes: readonly BagSize[];
}

const apart = ({ differenceKg }: BagPlan) => decimal(differenceKg.replace('-', ''));

/** Plan with a number of containers of one bag size, compared with the requested mass. */
function planOf(size: BagSize, boxes: number, { mass, density }: Pick<Bagged, 'density' | 'mass'>): BagPlan {
  const netKg = netOfBag(size, density);
  const total = multiply(netKg, boxes);
  return { boxes, size, netKg, totalKg: decimalText(total), differenceKg: decimalText(subtract(total, mass)) };
}

/** Plan with the bag nearest to the mass per container; `allowed` must not be empty. */
const planFor = (boxes: number, allowed: readonly BagChoice[], asked: Pick<Bagged, 'density' | 'mass'>): BagPlan =>
  allowed.map(({ size }) => planOf(size, boxes, asked)).reduce((best, one) => (isNearer(one, best) ? one : best));

const isNearer = (one: BagPlan, other: BagPlan): boolean => compare(apart(one), apart(other)) < 0;

/**
 * Plans containers and bag size with the total nearest to the mass: enough to carry all of it, or one fewer if that
 * leaves less behind than the last one would lack. Null when no bag may be loaded.
 */
export function planBags({ mass, density, limitKg, sizes }: Bagged): BagPlan | null {
  const allowed = bagChoices(sizes, density, limitKg).filter(({ isTooHeavy }) => !isTooHeavy);
  const largest = allowed.at(-1);
  if (largest === undefined || decimal(mass).units <= 0n) return null;
  const boxes = Number(divide(mass, largest.netKg, 0, 'up').units);
  if (boxes > BOXES_OF_A_TYPE) return null;
  const enough = planFor(boxes, allowed, { mass, density });
  const less = boxes === 1 ? null : planFor(boxes - 1, allowed, { mass, density });
  return less !== null && isNearer(less, enough) ? less : enough;
}
