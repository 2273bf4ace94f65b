import { SURGES_BELOW } from '../cargo/tank-fill.ts';
import { compare, type DecimalInput, decimalText, divide, multiply } from '../decimal.ts';
import type { CurrencyTotal } from '../fees/line.ts';

/** Filling range of a tank without surge plates, in per cent, unless the liquid is too viscous to surge (CTU Code). */
export const TANK_FILL = { least: 80, most: 95 } as const;

export interface BulkLoad {
  /** Containers or tanks. */
  units: number;
  /** Kilograms per unit. */
  netKg: string;
  totalKg: string;
}

interface LiquidMass {
  /** Kilograms. */
  mass: DecimalInput;
  density: DecimalInput;
}

const spread = (mass: DecimalInput, most: DecimalInput): BulkLoad => {
  const units = Math.max(1, Number(divide(mass, most, 0, 'up').units));
  return { units, netKg: decimalText(divide(mass, units, 0, 'up')), totalKg: decimalText(mass) };
};

export interface TankLoad extends BulkLoad {
  /** Filling in per cent. */
  fill: string;
  isUnderfilled: boolean;
}

/** mPa·s divided by kg/L gives mm²/s. */
const surges = (viscosity: string | null, density: DecimalInput): boolean =>
  viscosity === null || compare(divide(viscosity, density, 3, 'down'), SURGES_BELOW) < 0;

export interface Tank {
  litres: number;
  limitKg: number;
  /** mPa·s; null when unknown, which counts as low viscosity. */
  viscosity: string | null;
  /** Limit by the degree of filling; defaults to the usual one for general cargo. */
  mostKg?: string;
}

/** Spreads the liquid evenly over the fewest tanks that carry it. */
export function tankLoad({ mass, density }: LiquidMass, { litres, limitKg, viscosity, mostKg }: Tank): TankLoad {
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

export const perTon = (totals: readonly CurrencyTotal[], totalKg: DecimalInput): CurrencyTotal[] =>
  totals.map(({ currency, amount }) => ({
    currency,
    amount: decimalText(divide(multiply(amount, 1000), totalKg, 2, 'up')),
  }));
