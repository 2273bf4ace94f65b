import { isSurgeSafe, moltenLimit, type TankLimit, tankLimit } from '../cargo/tank-fill.ts';
import { compare, type Decimal, type DecimalInput, decimalText, divide, multiply, subtract } from '../decimal.ts';
import { TANK_GROSS_KG } from './kinds.ts';
import type { FillProvision } from './need.ts';

interface Shell {
  capacityLitres: DecimalInput;
  tareKg: DecimalInput;
  /** The lane's limit per tank; null when only the tank limits it. */
  limitKg: DecimalInput | null;
}

export interface FillingInput extends Shell {
  /** kg/L at 15 and at 50 ℃. */
  density15: DecimalInput;
  density50: DecimalInput;
  fillTemp: DecimalInput;
  provision: Exclude<FillProvision, 'TP3'>;
}

/** Goods carried molten: densities at filling and at the highest temperature in transit. */
export interface MoltenFillingInput extends Shell {
  fillDensity: DecimalInput;
  hotDensity: DecimalInput;
}

export interface Filling {
  /** Mean expansion per ℃; empty for molten goods. */
  expansion: string;
  /** Maximum degree of filling in per cent, two decimals. */
  percent: string;
  /** Litres by the degree of filling alone. */
  fullLitres: string;
  /** Litres and kilograms within the weight limits too. */
  litres: string;
  kilograms: string;
  boundBy: 'FILL' | 'GROSS' | 'LANE';
  /** Whether this amount is safe without surge plates. */
  isSurgeSafe: boolean;
}

/** Interpolates between the two known densities, rounded up so that weights are not understated. */
export function densityAt({
  density15,
  density50,
  fillTemp,
}: Pick<FillingInput, 'density15' | 'density50' | 'fillTemp'>): Decimal {
  const lost = multiply(subtract(density15, density50), subtract(fillTemp, 15));
  return divide(subtract(multiply(density15, 35), lost), 35, 4, 'up');
}

/** Kilograms, rounded up. */
export const massOf = (litres: DecimalInput, density: DecimalInput): string =>
  decimalText(divide(multiply(litres, density), 1, 0, 'up'));

export const percentOf = (litres: DecimalInput, capacityLitres: DecimalInput): Decimal =>
  divide(multiply(litres, 100), capacityLitres, 2, 'down');

/** Maximum filling of one tank, limited by degree of filling, tank weight and lane. */
export function fillingOf(input: FillingInput): Filling {
  const { expansion, ...limit } = tankLimit({ ...input, fillingTemperature: input.fillTemp });
  return { expansion: decimalText(expansion), ...withinWeights(input, limit, densityAt(input)) };
}

export const moltenFillingOf = (input: MoltenFillingInput): Filling => ({
  expansion: '',
  ...withinWeights(input, moltenLimit(input), input.fillDensity),
});

function withinWeights(
  { capacityLitres, tareKg, limitKg }: Shell,
  { percent, litres }: Pick<TankLimit, 'litres' | 'percent'>,
  density: DecimalInput,
): Omit<Filling, 'expansion'> {
  const gross = subtract(TANK_GROSS_KG, tareKg);
  const isLane = limitKg !== null && compare(limitKg, gross) < 0;
  const heaviest = isLane ? limitKg : gross;
  const carried = divide(heaviest, density, 0, 'down');
  const isLighter = compare(carried, litres) >= 0;
  const filled = isLighter ? litres : carried;
  return {
    percent: decimalText(percent),
    fullLitres: decimalText(litres),
    litres: decimalText(filled),
    kilograms: massOf(filled, density),
    boundBy: isLighter ? 'FILL' : isLane ? 'LANE' : 'GROSS',
    isSurgeSafe: isSurgeSafe(percentOf(filled, capacityLitres), capacityLitres),
  };
}
