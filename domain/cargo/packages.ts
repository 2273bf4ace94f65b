import { compare, type DecimalInput, divide } from '../decimal.ts';

export type PackageKind = 'DRUM_200L' | 'DRUM_200L_ON_PALLETS' | 'IBC_1000L' | 'BAG_25KG';

/** Packages per twenty-foot container; the lower figure where loaders differ. */
const FITS_20GP: Readonly<Record<PackageKind, number>> = {
  DRUM_200L: 80,
  DRUM_200L_ON_PALLETS: 72,
  IBC_1000L: 18,
  BAG_25KG: 800,
};

export interface PackagesFit {
  packages: number;
  /** The limit reached first. */
  by: 'ROOM' | 'WEIGHT';
}

/** Packages of one kind in a twenty-foot container, within its payload. */
export function packagesPerTwentyFoot(
  kind: PackageKind,
  grossKgEach: DecimalInput,
  payloadKg: DecimalInput,
): PackagesFit {
  return packagesWithin(FITS_20GP[kind], grossKgEach, payloadKg);
}

/** The same when the room is known as a number of packages. */
export function packagesWithin(room: number, grossKgEach: DecimalInput, payloadKg: DecimalInput): PackagesFit {
  if (compare(grossKgEach, 0) <= 0) throw new RangeError('a package weighs something');
  const byWeight = divide(payloadKg, grossKgEach, 0, 'down').units;
  return byWeight < BigInt(room) ? { packages: Number(byWeight), by: 'WEIGHT' } : { packages: room, by: 'ROOM' };
}
