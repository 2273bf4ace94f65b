import { compare, type Decimal, type DecimalInput, decimal, divide, multiply, roundUp, sum } from '../decimal.ts';
import { type CurrencyTotal, type FeeLine, type FeeRate, priceLine, totalsOf } from '../fees/line.ts';

/** The basis of the charge: volume, weight or the minimum. */
export type ChargedBy = 'VOLUME' | 'WEIGHT' | 'MINIMUM';

export interface RevenueTons {
  tons: Decimal;
  by: ChargedBy;
}

export interface LclRule {
  kgPerCubicMetre: number;
  minimumTons: DecimalInput;
}

export const LCL_RULE: LclRule = { kgPerCubicMetre: 1000, minimumTons: 1 };
const DECIMALS = 2;

export function revenueTons(volume: DecimalInput, grossKg: DecimalInput, rule: LclRule = LCL_RULE): RevenueTons {
  const cubic = roundUp(volume, DECIMALS);
  const heavy = divide(grossKg, rule.kgPerCubicMetre, DECIMALS, 'up');
  const byVolume = compare(multiply(volume, rule.kgPerCubicMetre), grossKg) >= 0;
  const tons = byVolume ? cubic : heavy;
  if (compare(tons, rule.minimumTons) < 0) return { tons: decimal(rule.minimumTons), by: 'MINIMUM' };
  return { tons, by: byVolume ? 'VOLUME' : 'WEIGHT' };
}

export interface LclPrice extends RevenueTons {
  lines: FeeLine[];
  totals: CurrencyTotal[];
}

export interface LclShipment {
  volume: DecimalInput;
  grossKg: DecimalInput;
  dangerous: boolean;
  unNos: readonly string[];
  services: readonly string[];
}

export function priceLcl(rates: readonly FeeRate[], shipment: LclShipment, rule: LclRule = LCL_RULE): LclPrice {
  const charged = revenueTons(shipment.volume, shipment.grossKg, rule);
  const lines: FeeLine[] = [];
  for (const rate of rates) {
    if (rate.when.kind === 'CHOSEN' && !shipment.services.includes(rate.feeCode)) continue;
    if (rate.when.kind === 'DANGEROUS' && !shipment.dangerous) continue;
    if (rate.when.kind === 'OVERWEIGHT') continue;
    const quantity = quantityOf(rate, charged.tons, shipment);
    if (quantity !== null) lines.push(priceLine(rate, quantity));
  }
  return { ...charged, lines, totals: totalsOf(lines) };
}

function quantityOf(rate: FeeRate, tons: Decimal, shipment: LclShipment): DecimalInput | null {
  if (rate.basis === 'REVENUE_TON') return tons;
  if (rate.basis === 'TON') return divide(shipment.grossKg, 1000, 3, 'up');
  if (rate.basis === 'SHIPMENT' || rate.basis === 'TIME') return 1;
  if (rate.basis === 'UN_ITEM') return new Set(shipment.unNos).size || null;
  return null;
}

/** Centimetre dimensions times pieces, in cubic metres. */
export function volumeOf(
  pieces: readonly { length: DecimalInput; width: DecimalInput; height: DecimalInput; pieces: number }[],
): Decimal {
  return sum(
    pieces.map((row) => {
      const [a, b, c] = [decimal(row.length), decimal(row.width), decimal(row.height)];
      return {
        units: a.units * b.units * c.units * BigInt(row.pieces),
        scale: a.scale + b.scale + c.scale + 6,
      };
    }),
  );
}

/** True when typed and measured volume differ by more than five per cent. */
export function volumesDiffer(typed: DecimalInput, measured: DecimalInput): boolean {
  return compare(typed, multiply(measured, '1.05')) > 0 || compare(typed, multiply(measured, '0.95')) < 0;
}

/** Pieces that a warehouse loads only after an enquiry. */
export function isManualPiece(piece: {
  grossKg: DecimalInput;
  lengthCm: DecimalInput;
  heightCm: DecimalInput;
}): boolean {
  return compare(piece.grossKg, 3000) > 0 || compare(piece.lengthCm, 580) > 0 || compare(piece.heightCm, 220) > 0;
}

/** Dead freight of a cancelled booking: the volume's share of the container cost. */
export function deadFreight(volume: DecimalInput, boxCost: DecimalInput, boxCubicMetres: 25 | 50 | 60): Decimal {
  return divide(multiply(volume, boxCost), boxCubicMetres, 2, 'up');
}
