import { compare, type DecimalInput, decimal, decimalText, divide, multiply, round, subtract } from '../decimal.ts';
import { BOXES_OF_A_TYPE } from '../limits.ts';
import { BAG_SIZES, type BagSize } from './sizes.ts';

const LITRES_OF_CUBIC_METRE = 1000;

/** Bags that are no larger than what is sold on a lane. */
export const bagsUpTo = (litres: number): BagSize[] =>
  BAG_SIZES.filter((size) => Number(size) * LITRES_OF_CUBIC_METRE <= litres);

/** Kilograms of a liquid in one bag that is full; a density has no more than three decimals. */
export const netOfBag = (size: DecimalInput, density: DecimalInput): string =>
  decimalText(round(multiply(multiply(size, LITRES_OF_CUBIC_METRE), density), 0, 'up'));

export interface BagChoice {
  size: BagSize;
  /** Kilograms in one box. */
  netKg: string;
  /** Above what a box may carry. */
  isTooHeavy: boolean;
}

/** Every bag of a lane, filled with a liquid. */
export const bagChoices = (sizes: readonly BagSize[], density: DecimalInput, limitKg: number): BagChoice[] =>
  sizes.map((size) => {
    const netKg = netOfBag(size, density);
    return { size, netKg, isTooHeavy: compare(netKg, limitKg) > 0 };
  });

export interface BagPlan {
  boxes: number;
  size: BagSize;
  /** Kilograms in one box, and in all. */
  netKg: string;
  totalKg: string;
  /** More than was asked for, or less where it is negative. */
  differenceKg: string;
}

export interface Bagged {
  /** Kilograms in all. */
  mass: DecimalInput;
  density: DecimalInput;
  limitKg: number;
  sizes: readonly BagSize[];
}

const apart = ({ differenceKg }: BagPlan) => decimal(differenceKg.replace('-', ''));

/** So many boxes of one bag, beside the mass that was asked for. */
function planOf(size: BagSize, boxes: number, { mass, density }: Pick<Bagged, 'density' | 'mass'>): BagPlan {
  const netKg = netOfBag(size, density);
  const total = multiply(netKg, boxes);
  return { boxes, size, netKg, totalKg: decimalText(total), differenceKg: decimalText(subtract(total, mass)) };
}

/** The bag of so many boxes whose full weight comes nearest to each one's share; there is one at least. */
const planFor = (boxes: number, allowed: readonly BagChoice[], asked: Pick<Bagged, 'density' | 'mass'>): BagPlan =>
  allowed.map(({ size }) => planOf(size, boxes, asked)).reduce((best, one) => (isNearer(one, best) ? one : best));

const isNearer = (one: BagPlan, other: BagPlan): boolean => compare(apart(one), apart(other)) < 0;

/**
 * The boxes and the bag whose full weight comes nearest to the mass: as many as carry all of it, or one less where that
 * leaves less behind than the last one would lack. Null where none may be loaded.
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
