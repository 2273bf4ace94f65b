import { add, compare, type Decimal, type DecimalInput, divide, larger, multiply, subtract } from '../decimal.ts';

export interface TankFill {
  /** Densities at 15 and 50 ℃, kg/L. */
  density15: DecimalInput;
  density50: DecimalInput;
  fillingTemperature: DecimalInput;
  /** Highest mean temperature of the bulk on the voyage. */
  highestTemperature?: DecimalInput;
  provision: 'TP1' | 'TP2';
  capacityLitres: DecimalInput;
}

export interface TankLimit {
  /** Mean expansion per ℃, seven decimals. */
  expansion: Decimal;
  /** Two decimals, rounded down: a displayed limit must not exceed the real one. */
  percent: Decimal;
  litres: bigint;
}

/** UN 4.2.1.9: 97 or 95 per cent divided by the expansion between filling and the highest temperature. */
export function tankLimit(fill: TankFill): TankLimit {
  const growth = subtract(fill.density15, fill.density50);
  const base = multiply(35, fill.density50);
  const rise = larger(subtract(fill.highestTemperature ?? 50, fill.fillingTemperature), 0);
  const full = multiply(fill.provision === 'TP1' ? 97 : 95, base);
  const over = add(base, multiply(growth, rise));
  return {
    expansion: nearest(growth, base),
    percent: divide(full, over, 2, 'down'),
    litres: divide(multiply(full, fill.capacityLitres), multiply(over, 100), 0, 'down').units,
  };
}

/** UN 4.2.1.9.5: molten or heated goods fill at most 95 per cent of the shell at the highest temperature in transit. */
export function moltenLimit(fill: {
  /** Densities at filling and at the highest mean temperature in transit, kg/L. */
  fillDensity: DecimalInput;
  hotDensity: DecimalInput;
  capacityLitres: DecimalInput;
}): Pick<TankLimit, 'litres' | 'percent'> {
  const full = multiply(95, fill.hotDensity);
  return {
    percent: divide(full, fill.fillDensity, 2, 'down'),
    litres: divide(multiply(full, fill.capacityLitres), multiply(fill.fillDensity, 100), 0, 'down').units,
  };
}

/** mm²/s at 20 ℃: more viscous liquids do not surge (CTU Code). */
export const SURGES_BELOW = 2_680;

/** Filling range in per cent that is unsafe because of surge. */
export const SURGE = { least: 20, most: 80 } as const;

/** Shells without surge plates are filled to at most 20 % or at least 80 %. */
export function isSurgeSafe(percent: DecimalInput, compartmentLitres: DecimalInput): boolean {
  if (compare(compartmentLitres, 7500) <= 0) return true;
  return compare(percent, SURGE.least) <= 0 || compare(percent, SURGE.most) >= 0;
}

function nearest(part: DecimalInput, whole: DecimalInput): Decimal {
  const fine = divide(part, whole, 8, 'down');
  return { units: (fine.units + 5n) / 10n, scale: 7 };
}
