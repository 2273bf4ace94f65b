import { compare, type DecimalInput, decimalText, parseDecimal } from './decimal.ts';
import { cleanText } from './text.ts';

export type QuantityProblem = 'EMPTY' | 'NOT_A_NUMBER' | 'SCIENTIFIC' | 'TOO_MANY_DECIMALS' | 'TOO_SMALL' | 'TOO_LARGE';

export type QuantityRead = { ok: true; value: string } | { ok: false; problem: QuantityProblem };

export interface QuantityLimits {
  decimals: number;
  min?: DecimalInput;
  max?: DecimalInput;
}

export const VOLUME_LIMITS: QuantityLimits = { decimals: 3, min: '0.001', max: '999.999' };
export const WEIGHT_LIMITS: QuantityLimits = { decimals: 3, min: '0.1', max: '999999.9' };
export const TEMPERATURE_LIMITS: QuantityLimits = { decimals: 1, min: -100, max: 300 };
export const PIECES_LIMITS: QuantityLimits = { decimals: 0, min: 1, max: 999_999 };

/** Parses a typed or pasted number; thousand separators are accepted only in valid positions. */
export function readQuantity(typed: string, limits: QuantityLimits): QuantityRead {
  const text = cleanText(typed);
  if (text === '') return { ok: false, problem: 'EMPTY' };
  if (text.length > 40) return { ok: false, problem: 'TOO_LARGE' };
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)e[+-]?\d+$/i.test(text)) return { ok: false, problem: 'SCIENTIFIC' };
  const plain = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  const value = parseDecimal(plain.startsWith('.') ? `0${plain}` : plain);
  if (!value) return { ok: false, problem: 'NOT_A_NUMBER' };
  if (value.scale > limits.decimals) return { ok: false, problem: 'TOO_MANY_DECIMALS' };
  if (limits.min !== undefined && compare(value, limits.min) < 0) return { ok: false, problem: 'TOO_SMALL' };
  if (limits.max !== undefined && compare(value, limits.max) > 0) return { ok: false, problem: 'TOO_LARGE' };
  return { ok: true, value: decimalText(value) };
}
