import { compare, type DecimalInput, decimalText, multiply, parseDecimal, roundUp, subtract, sum } from '../decimal.ts';
import { chargeableKilograms, densityClass, volumeKilograms } from './fees.ts';

/** Pieces of one size, in centimetres. */
export interface AirPieces {
  length: string;
  width: string;
  height: string;
  pieces: number;
}

const CUBIC_CENTIMETRES = '0.000001';

/** Returns cubic metres rounded up to the litre. */
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
  /** Percentage of the volume weight above the gross weight that the carrier bears. */
  share: number;
}

export const airLoad = (grossKg: string, volume: string, share: number): AirLoad => ({
  grossKg,
  volume,
  volumeKg: decimalText(roundUp(volumeKilograms(volume))),
  chargeableKg: decimalText(chargeableKilograms(grossKg, volume, shareOf(share))),
  density: densityClass(grossKg, volume),
  share,
});

/** Converts per cent to a fraction. */
export const shareOf = (percent: number): DecimalInput => multiply(percent, '0.01');

/** Returns true when `typed` is invalid or deviates from `measured` by more than `percent`. */
export function differsByMoreThan(typed: string, measured: string, percent: number): boolean {
  const [one, other] = [parseDecimal(typed), parseDecimal(measured)];
  if (one === null || other === null) return false;
  const [more, less] = compare(one, other) > 0 ? [one, other] : [other, one];
  return compare(multiply(subtract(more, less), 100), multiply(other, percent)) > 0;
}
