import { type DecimalInput, decimalText, multiply } from '../decimal.ts';
import { type QuantityLimits, readQuantity } from '../quantity.ts';

export const GOODS_QUANTITY_LIMITS: QuantityLimits = { decimals: 3, min: '0.001', max: '999999' };

/** Formats a quantity without trailing zeros. */
export function plainQuantity(quantity: DecimalInput): string {
  const text = decimalText(quantity);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Parses a quantity; null when invalid. */
export function readGoodsQuantity(typed: string): string | null {
  const read = readQuantity(typed, GOODS_QUANTITY_LIMITS);
  return read.ok ? plainQuantity(read.value) : null;
}

export const GOODS_UNITS = ['吨', '千克', '桶', '柜'] as const;

/** Unit of goods sold by the container. */
export const PER_BOX = '柜' satisfies (typeof GOODS_UNITS)[number];

const KILOGRAMS: Readonly<Record<string, number>> = { 吨: 1000, 千克: 1, kg: 1 };

/** Kilograms of a quantity; null for units that are not weights. */
export function kilogramsOf(quantity: DecimalInput, unit: string): string | null {
  const each = KILOGRAMS[unit];
  return each === undefined ? null : decimalText(multiply(quantity, each));
}
