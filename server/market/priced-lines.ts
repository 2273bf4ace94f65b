import type { FeeLine } from '#domain/fees/line.ts';
import { fromFen, toFen } from '#domain/money.ts';
import type { FeeBasis } from '#domain/reference/fee-bases.ts';
import type { FeeGroup } from '#domain/reference/fee-codes.ts';
import type { PricedLine } from '../data/schema/booked.ts';

/** Stored with the answer, so that later price changes do not affect it. */
export const toPricedLine = (line: FeeLine): PricedLine => ({
  group: line.group,
  feeCode: line.feeCode,
  feeName: line.feeName,
  containerCode: line.ctnType,
  currency: line.currency,
  unitPrice: Number(toFen(line.unitPrice)),
  basis: line.basis,
  quantity: line.quantity,
  amount: line.atCost ? null : Number(toFen(line.amount)),
  atCost: line.atCost,
  payTerm: line.payTerm,
  taxRate: line.taxRate === null ? 0 : Number(toFen(line.taxRate)),
});

export const toFeeLine = (line: PricedLine): FeeLine => ({
  group: line.group as FeeGroup,
  feeCode: line.feeCode,
  feeName: line.feeName,
  currency: line.currency,
  unitPrice: fromFen(line.unitPrice),
  basis: line.basis as FeeBasis,
  ctnType: line.containerCode,
  quantity: line.quantity,
  amount: fromFen(line.amount ?? 0),
  atCost: line.atCost,
  payTerm: line.payTerm,
  taxRate: line.taxRate === 0 ? null : fromFen(line.taxRate),
});
