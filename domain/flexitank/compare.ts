import { SURGES_BELOW } from '../cargo/tank-fill.ts';
import { compare, type DecimalInput, decimalText, divide, multiply } from '../decimal.ts';
import type { CurrencyTotal } from '../fees/line.ts';

/** A tank without surge plates is filled between these, unless the liquid is too thick to surge (CTU Code). */
export const TANK_FILL = { least: 80, most: 95 } as const;

export interface BulkLoad {
  /** Boxes or tanks. */
  units: number;
  /** Kilograms of liquid in each. */
  netKg: string;
  /** Kilograms in all. */
  totalKg: string;
}

interface Asked {
  /** Kilograms. */
  mass: DecimalInput;
  density: DecimalInput;
}

const spread = (mass: DecimalInput, most: DecimalInput): BulkLoad => {
  const units = Math.max(1, Number(divide(mass, most, 0, 'up').units));
  return { units, netKg: decimalText(divide(mass, units, 0, 'up')), totalKg: decimalText(mass) };
};

export interface TankLoad extends BulkLoad {
  /** Per cent of the tank. */
  fill: string;
  isUnderfilled: boolean;
}

/** mPa·s divided by kg/L is mm²/s. */
const surges = (viscosity: string | null, density: DecimalInput): boolean =>
  viscosity === null || compare(divide(viscosity, density, 3, 'down'), SURGES_BELOW) < 0;

export interface Tank {
  litres: number;
  limitKg: number;
  /** mPa·s; null where it is not known, which counts as thin. */
  viscosity: string | null;
  /** What the degree of filling allows; without it, what is usual for general cargo. */
  mostKg?: string;
}

/** The liquid spread evenly over as few tanks as carry it. */
export function tankLoad({ mass, density }: Asked, { litres, limitKg, viscosity, mostKg }: Tank): TankLoad {
  const full = multiply(litres, density);
  const most = mostKg ?? divide(multiply(full, TANK_FILL.most), 100, 0, 'down');
  const load = spread(mass, compare(most, limitKg) < 0 ? most : limitKg);
  const fill = divide(multiply(load.netKg, 100), full, 1, 'down');
  return {
    ...load,
    fill: decimalText(fill),
    isUnderfilled: surges(viscosity, density) && compare(fill, TANK_FILL.least) < 0,
  };
}

/** What a ton costs, each currency for itself. */
export const perTon = (totals: readonly CurrencyTotal[], totalKg: DecimalInput): CurrencyTotal[] =>
  totals.map(({ currency, amount }) => ({
    currency,
    amount: decimalText(divide(multiply(amount, 1000), totalKg, 2, 'up')),
  }));
