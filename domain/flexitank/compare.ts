import { SURGES_BELOW } from '../cargo/tank-fill.ts';
import { compare, type DecimalInput, decimalText, divide, multiply } from '../decimal.ts';
import type { CurrencyTotal } from '../fees/line.ts';

/** A tank without surge plates is filled between these, unless the liquid is too thick to surge (CTU Code). */
export const TANK_FILL = { least: 80, most: 95 } as const;

/** Totes that stand in a box, what one holds and what it weighs empty. */
const TOTE = { inBox: 18, litres: 1000, emptyKg: 60 } as const;

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

/** The liquid spread evenly over as few tanks as carry it. */
export function tankLoad(
  { mass, density }: Asked,
  { litres, limitKg, viscosity }: { litres: number; limitKg: number; viscosity: string | null },
): TankLoad {
  const full = multiply(litres, density);
  const most = divide(multiply(full, TANK_FILL.most), 100, 0, 'down');
  const load = spread(mass, compare(most, limitKg) < 0 ? most : limitKg);
  const fill = divide(multiply(load.netKg, 100), full, 1, 'down');
  return {
    ...load,
    fill: decimalText(fill),
    isUnderfilled: surges(viscosity, density) && compare(fill, TANK_FILL.least) < 0,
  };
}

export interface ToteLoad extends BulkLoad {
  /** In one box. */
  totes: number;
}

/** As many totes in a box as it bears, full. */
export function toteLoad({ mass, density }: Asked, limitKg: number): ToteLoad {
  const full = multiply(TOTE.litres, density);
  const heaviest = Number(decimalText(divide(full, 1, 0, 'up'))) + TOTE.emptyKg;
  const totes = Math.min(TOTE.inBox, Math.max(1, Math.floor(limitKg / heaviest)));
  return { ...spread(mass, multiply(full, totes)), totes };
}

/** What a ton costs, each currency for itself. */
export const perTon = (totals: readonly CurrencyTotal[], totalKg: DecimalInput): CurrencyTotal[] =>
  totals.map(({ currency, amount }) => ({
    currency,
    amount: decimalText(divide(multiply(amount, 1000), totalKg, 2, 'up')),
  }));
