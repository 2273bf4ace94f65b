import { compare, decimalText, roundUp } from '../decimal.ts';
import { volumeOf } from '../lcl/fees.ts';
import { numberOf } from './totals.ts';

/** Size of one piece, centimetres. */
export interface PieceSize {
  length: string;
  width: string;
  height: string;
}

type Measured = PieceSize & { packages: string };

/** Cubic metres of all pieces of a line; empty when a size or the count is unknown. */
export function measuredVolume({ length, width, height, packages }: Measured): string {
  const [long, wide, high] = [numberOf(length), numberOf(width), numberOf(height)];
  if (long === null || wide === null || high === null || !/^[1-9]\d{0,5}$/.test(packages)) return '';
  const volume = roundUp(volumeOf([{ length: long, width: wide, height: high, pieces: Number(packages) }]), 3);
  return compare(volume, 0) > 0 ? decimalText(volume) : '';
}
