/** Exactly units × 10^-scale. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export type DecimalInput = Decimal | bigint | number | string;

export type Rounding = 'up' | 'down';

const SHAPE = /^([+-]?)(\d+)(?:\.(\d+))?$/;
const LONGEST_TEXT = 64;

/** Parses plain notation only: null for exponents, blanks and a lone sign. */
export function parseDecimal(text: string): Decimal | null {
  if (text.length > LONGEST_TEXT) return null;
  const match = SHAPE.exec(text);
  if (!match) return null;
  const fraction = match[3] ?? '';
  const units = BigInt(match[2]! + fraction);
  return { units: match[1] === '-' ? -units : units, scale: fraction.length };
}

/** Throws on invalid text; validate typed text before. */
export function decimal(value: DecimalInput): Decimal {
  if (typeof value === 'object') return value;
  if (typeof value === 'bigint') return { units: value, scale: 0 };
  const parsed = parseDecimal(typeof value === 'number' ? plainText(value) : value);
  if (!parsed) throw new RangeError('not a decimal');
  return parsed;
}

export function add(left: DecimalInput, right: DecimalInput): Decimal {
  const [a, b, scale] = aligned(decimal(left), decimal(right));
  return { units: a + b, scale };
}

export function subtract(left: DecimalInput, right: DecimalInput): Decimal {
  const [a, b, scale] = aligned(decimal(left), decimal(right));
  return { units: a - b, scale };
}

export function multiply(left: DecimalInput, right: DecimalInput): Decimal {
  const a = decimal(left);
  const b = decimal(right);
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Rounds toward plus or minus infinity at `decimals`. Throws on zero. */
export function divide(left: DecimalInput, right: DecimalInput, decimals: number, rounding: Rounding): Decimal {
  const [a, b] = aligned(decimal(left), decimal(right));
  const over = a * 10n ** BigInt(decimals);
  return { units: rounding === 'up' ? ceiling(over, b) : -ceiling(-over, b), scale: decimals };
}

export function compare(left: DecimalInput, right: DecimalInput): -1 | 0 | 1 {
  const [a, b] = aligned(decimal(left), decimal(right));
  return a < b ? -1 : a > b ? 1 : 0;
}

export function larger(left: DecimalInput, right: DecimalInput): Decimal {
  return compare(left, right) < 0 ? decimal(right) : decimal(left);
}

export function sum(values: Iterable<DecimalInput>): Decimal {
  let total: Decimal = { units: 0n, scale: 0 };
  for (const value of values) total = add(total, value);
  return total;
}

export function round(value: DecimalInput, decimals: number, rounding: Rounding): Decimal {
  const { units, scale } = decimal(value);
  if (scale <= decimals) return { units: units * 10n ** BigInt(decimals - scale), scale: decimals };
  const divisor = 10n ** BigInt(scale - decimals);
  return { units: rounding === 'up' ? ceiling(units, divisor) : -ceiling(-units, divisor), scale: decimals };
}

/** Rounds toward plus infinity: 1.101 becomes 1.11, -1.109 becomes -1.10. */
export function roundUp(value: DecimalInput, decimals = 2): Decimal {
  return round(value, decimals, 'up');
}

/** Returns the smallest multiple of the step not below the value: 300.6 by 0.5 is 301.0. */
export function roundUpToStep(value: DecimalInput, step: DecimalInput): Decimal {
  const [a, b, scale] = aligned(decimal(value), decimal(step));
  return { units: ceiling(a, b) * b, scale };
}

/** Formats in plain notation with all its decimals; never an exponent or a negative zero. */
export function decimalText(value: DecimalInput): string {
  const { units, scale } = decimal(value);
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`;
}

function aligned(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const scale = Math.max(a.scale, b.scale);
  return [a.units * 10n ** BigInt(scale - a.scale), b.units * 10n ** BigInt(scale - b.scale), scale];
}

function ceiling(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const sameSign = dividend < 0n === divisor < 0n;
  return dividend % divisor !== 0n && sameSign ? quotient + 1n : quotient;
}

/** Expands the exponent of the shortest decimal that identifies the number. */
function plainText(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const digits = match[2]! + (match[3] ?? '');
  const point = Number(match[4]) + 1;
  const plain = point <= 0 ? `0.${'0'.repeat(-point)}${digits}` : digits.padEnd(point, '0');
  return match[1] + plain;
}
