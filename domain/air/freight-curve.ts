/** Air tariff for charts: binary numbers are precise enough there; payable amounts come from `airFreight`. */
export interface CurveTariff {
  minimum: number;
  /** Sorted by weight, lightest first. */
  breaks: readonly { fromKg: number; rate: number }[];
}

export interface CurvePoint {
  kg: number;
  freight: number;
}

const HALF_STEPS = 2;

function freightAt({ minimum, breaks }: CurveTariff, kg: number): number {
  const passed = breaks.filter(({ fromKg }) => fromKg <= kg).length;
  const charges = breaks.slice(Math.max(passed - 1, 0)).map(({ fromKg, rate }) => rate * Math.max(kg, fromKg));
  return Math.max(minimum, Math.min(...charges));
}

/**
 * Weights where the curve may bend: each break, the weight from which the next break is cheaper, and where the minimum
 * ends.
 */
const bendsOf = ({ minimum, breaks }: CurveTariff): number[] =>
  breaks.flatMap(({ fromKg, rate }, index) => [
    fromKg,
    minimum / rate,
    ...breaks.slice(index + 1).map((later) => (later.rate * later.fromKg) / rate),
  ]);

const isStraight = (before: CurvePoint, at: CurvePoint, after: CurvePoint) =>
  Math.abs((at.freight - before.freight) * (after.kg - at.kg) - (after.freight - at.freight) * (at.kg - before.kg)) <
  1e-6;

/** Corner points of the freight curve between two weights, both included. */
export function freightCurve(tariff: CurveTariff, fromKg: number, toKg: number): CurvePoint[] {
  const bends = bendsOf(tariff).filter((kg) => kg > fromKg && kg < toKg);
  const points = [...new Set([fromKg, ...bends, toKg])]
    .sort((one, other) => one - other)
    .map((kg) => ({ kg, freight: freightAt(tariff, kg) }));
  return points.filter((at, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return before === undefined || after === undefined || !isStraight(before, at, after);
  });
}

/** First chargeable weight, in steps of half a kilogram, that costs more than `amount`. */
export const firstDearerKg = (rate: number, amount: number): number =>
  (Math.floor((amount / rate) * HALF_STEPS) + 1) / HALF_STEPS;
