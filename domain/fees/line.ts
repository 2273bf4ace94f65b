import { type Decimal, type DecimalInput, decimal, decimalText, multiply, roundUp, sum } from '../decimal.ts';
import type { FeeBasis } from '../reference/fee-bases.ts';
import type { FeeGroup } from '../reference/fee-codes.ts';

/**
 * Condition of a line: always, for dangerous goods (of given classes), above a cargo weight per container (never when
 * the weight is unknown), or on request.
 */
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
  /** Absent: applies to every container type. */
  ctnType?: string;
  when: FeeCondition;
  /** Charged at cost: displayed, not added. */
  atCost: boolean;
  payTerm: 'PRE' | 'COL';
  taxRate: string | null;
}

/** Rate of a line whose condition has already been evaluated. */
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

/** Charges paid at the destination or at cost are displayed but not added. */
export function isAdded(line: FeeLine): boolean {
  return !line.atCost && line.group !== 'DESTINATION' && line.payTerm === 'PRE';
}

/** Freight payable by the consignee; destination charges are only displayed. */
const isCollect = (line: FeeLine): boolean => !line.atCost && line.group !== 'DESTINATION' && line.payTerm === 'COL';

/** One total per currency, in order of appearance; currencies are not converted. */
export const totalsOf = (lines: readonly FeeLine[]): CurrencyTotal[] => totalsOfAmounts(lines.filter(isAdded));

/** Freight totals per currency, without lines that are only displayed. */
export const freightTotalsOf = (lines: readonly FeeLine[]): CurrencyTotal[] =>
  totalsOfAmounts(lines.filter((line) => line.group === 'FREIGHT' && isAdded(line)));

/** Freight collect per currency; empty when all is prepaid. */
export const collectTotalsOf = (lines: readonly FeeLine[]): CurrencyTotal[] => totalsOfAmounts(lines.filter(isCollect));

export function totalsOfAmounts(lines: readonly CurrencyTotal[]): CurrencyTotal[] {
  const amounts = new Map<string, Decimal[]>();
  for (const line of lines) {
    const known = amounts.get(line.currency);
    if (known) known.push(decimal(line.amount));
    else amounts.set(line.currency, [decimal(line.amount)]);
  }
  return [...amounts].map(([currency, added]) => ({ currency, amount: decimalText(roundUp(sum(added))) }));
}
