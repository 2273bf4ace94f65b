import { type Decimal, type DecimalInput, decimal, decimalText, multiply, roundUp, sum } from '../decimal.ts';
import type { FeeBasis } from '../reference/fee-bases.ts';
import type { FeeGroup } from '../reference/fee-codes.ts';

/** When a line applies: always, for dangerous goods (of some classes), above a cargo weight per box (never where none is known), or when asked for. */
export type FeeCondition =
  | { kind: 'ALWAYS' }
  | { kind: 'DANGEROUS'; classes?: readonly string[]; mixed?: 'HIGHEST' | 'EACH' }
  | { kind: 'OVERWEIGHT'; aboveKg: DecimalInput | null }
  | { kind: 'CHOSEN' };

export interface FeeRate {
  group: FeeGroup;
  feeCode: string;
  feeName: string;
  currency: string;
  /** Decimal text. */
  unitPrice: string;
  basis: FeeBasis;
  /** Absent: every box type. */
  ctnType?: string;
  when: FeeCondition;
  /** Charged as the receipt says: shown, never added. */
  atCost: boolean;
  payTerm: 'PRE' | 'COL';
  taxRate: string | null;
}

/** What a line says of its rate: when the rate applies is settled before. */
export type LineRate = Omit<FeeRate, 'when'>;

export interface FeeLine {
  group: FeeGroup;
  feeCode: string;
  feeName: string;
  currency: string;
  unitPrice: string;
  basis: FeeBasis;
  ctnType: string | null;
  /** Decimal text. */
  quantity: string;
  /** Two decimals, rounded up. */
  amount: string;
  atCost: boolean;
  payTerm: 'PRE' | 'COL';
  taxRate: string | null;
}

export interface CurrencyTotal {
  currency: string;
  amount: string;
}

export function priceLine(rate: LineRate, quantity: DecimalInput, ctnType: string | null = null): FeeLine {
  return {
    group: rate.group,
    feeCode: rate.feeCode,
    feeName: rate.feeName,
    currency: rate.currency,
    unitPrice: rate.unitPrice,
    basis: rate.basis,
    ctnType,
    quantity: decimalText(quantity),
    amount: decimalText(roundUp(multiply(rate.unitPrice, quantity))),
    atCost: rate.atCost,
    payTerm: rate.payTerm,
    taxRate: rate.taxRate,
  };
}

/** What is paid over there is shown and not added to what is paid here; receipts are not known yet. */
export function isAdded(line: FeeLine): boolean {
  return !line.atCost && line.group !== 'DESTINATION' && line.payTerm === 'PRE';
}

/** Freight that is paid by who receives the goods; charges of the destination itself are only shown. */
const isCollect = (line: FeeLine): boolean => !line.atCost && line.group !== 'DESTINATION' && line.payTerm === 'COL';

/** One total per currency, in order of appearance; currencies are never added to each other. */
export const totalsOf = (lines: readonly FeeLine[]): CurrencyTotal[] => totalsOfAmounts(lines.filter(isAdded));

/** The carriage alone, per currency, without what is only shown. */
export const freightTotalsOf = (lines: readonly FeeLine[]): CurrencyTotal[] =>
  totalsOfAmounts(lines.filter((line) => line.group === 'FREIGHT' && isAdded(line)));

/** The freight to be collected at the destination, per currency; nothing where all is prepaid. */
export const collectTotalsOf = (lines: readonly FeeLine[]): CurrencyTotal[] => totalsOfAmounts(lines.filter(isCollect));

/** One total per currency of any amounts. */
export function totalsOfAmounts(lines: readonly CurrencyTotal[]): CurrencyTotal[] {
  const amounts = new Map<string, Decimal[]>();
  for (const line of lines) {
    const known = amounts.get(line.currency);
    if (known) known.push(decimal(line.amount));
    else amounts.set(line.currency, [decimal(line.amount)]);
  }
  return [...amounts].map(([currency, added]) => ({ currency, amount: decimalText(roundUp(sum(added))) }));
}
