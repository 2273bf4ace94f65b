import { compare, type DecimalInput, decimalText, multiply, parseDecimal, roundUp, subtract, sum } from '../decimal.ts';
import { chargeableKilograms, densityClass, volumeKilograms } from '../fees/air.ts';

/** Pieces of one size, in centimetres. */
export interface AirPieces {
  length: string;
  width: string;
  height: string;
  pieces: number;
}

const CUBIC_CENTIMETRES = '0.000001';

/** Cubic metres of pieces, rounded up to the litre. */
export const volumeOfPieces = (rows: readonly AirPieces[]): string =>
  decimalText(
    roundUp(
      sum(
        rows.map(({ length, width, height, pieces }) =>
          multiply(multiply(multiply(length, width), multiply(height, pieces)), CUBIC_CENTIMETRES),
        ),
      ),
      3,
    ),
  );

export interface AirLoad {
  grossKg: string;
  volume: string;
  volumeKg: string;
  chargeableKg: string;
  density: 'LIGHT' | 'EVEN' | 'HEAVY';
  /** Per cent of the volume weight above the gross one that the carrier bears. */
  share: number;
}

/** What a load weighs for an airline. */
export const airLoad = (grossKg: string, volume: string, share: number): AirLoad => ({
  grossKg,
  volume,
  volumeKg: decimalText(roundUp(volumeKilograms(volume))),
  chargeableKg: decimalText(chargeableKilograms(grossKg, volume, shareOf(share))),
  density: densityClass(grossKg, volume),
  share,
});

/** Per cent as the part of one that it is. */
export const shareOf = (percent: number): DecimalInput => multiply(percent, '0.01');

/** Whether what was typed is no number near what was measured, by so many per cent of it. */
export function differsByMoreThan(typed: string, measured: string, percent: number): boolean {
  const [one, other] = [parseDecimal(typed), parseDecimal(measured)];
  if (one === null || other === null) return false;
  const [more, less] = compare(one, other) > 0 ? [one, other] : [other, one];
  return compare(multiply(subtract(more, less), 100), multiply(other, percent)) > 0;
}
