import { type DecimalInput, decimal, decimalText, multiply, parseDecimal, round, roundUp } from './decimal.ts';

export type AmountShown = DecimalInput | null | undefined;

export const UNKNOWN_AMOUNT = '--';
export const CURRENCY_CNY = '1';

export function currencySymbol(currency: string): '$' | '¥' {
  return currency === CURRENCY_CNY ? '¥' : '$';
}

/** Formats ¥1,234.50, (¥1,234.50) for negative amounts and -- for unknown ones. */
export function formatMoney(amount: AmountShown, currency: string, decimals = 2): string {
  return format(amount, currencySymbol(currency), decimals);
}

/** The same without a symbol, for columns whose header names the currency. */
export function formatAmount(amount: AmountShown, decimals = 2): string {
  return format(amount, '', decimals);
}

/** Format of the API and the database: two decimals, rounded up, no separators. */
export function moneyText(amount: DecimalInput): string {
  return decimalText(roundUp(amount));
}

export function toFen(amount: DecimalInput): bigint {
  return roundUp(amount).units;
}

export function fromFen(fen: bigint | number): string {
  return decimalText({ units: BigInt(fen), scale: 2 });
}

/** Estimate for display; never used for charging. */
export function estimateInCny(amount: DecimalInput, rate: DecimalInput): string {
  return decimalText(round(multiply(amount, rate), 2, 'up'));
}

function format(amount: AmountShown, symbol: string, decimals: number): string {
  const known = readable(amount);
  if (known === null) return UNKNOWN_AMOUNT;
  const rounded = roundUp(known, decimals);
  const text = decimalText(rounded.units < 0n ? { units: -rounded.units, scale: decimals } : rounded);
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const shown = `${symbol}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
  return rounded.units < 0n ? `(${shown})` : shown;
}

function readable(amount: AmountShown) {
  if (amount === null || amount === undefined) return null;
  if (typeof amount === 'string') return parseDecimal(amount.trim());
  if (typeof amount === 'number' && !Number.isFinite(amount)) return null;
  return decimal(amount);
}
