import { type DecimalInput, decimal, decimalText, multiply, parseDecimal, round, roundUp } from './decimal.ts';

export type AmountShown = DecimalInput | null | undefined;

export const NOTHING_KNOWN = '--';
export const CURRENCY_CNY = '1';

export function currencySymbol(currency: string): '$' | '¥' {
  return currency === CURRENCY_CNY ? '¥' : '$';
}

/** ¥1,234.50, (¥1,234.50) for a cost below zero, -- for what is not known. */
export function formatMoney(amount: AmountShown, currency: string, decimals = 2): string {
  return format(amount, currencySymbol(currency), decimals);
}

/** The same without a symbol, for a column whose head names the currency. */
export function formatAmount(amount: AmountShown, decimals = 2): string {
  return format(amount, '', decimals);
}

/** What the wire and the database keep: two decimals, rounded up, no separators. */
export function moneyText(amount: DecimalInput): string {
  return decimalText(roundUp(amount));
}

export function toFen(amount: DecimalInput): bigint {
  return roundUp(amount).units;
}

export function fromFen(fen: bigint | number): string {
  return decimalText({ units: BigInt(fen), scale: 2 });
}

/** An estimate for reading only; nobody is charged by it. */
export function estimateInCny(amount: DecimalInput, rate: DecimalInput): string {
  return decimalText(round(multiply(amount, rate), 2, 'up'));
}

function format(amount: AmountShown, symbol: string, decimals: number): string {
  const known = readable(amount);
  if (known === null) return NOTHING_KNOWN;
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
