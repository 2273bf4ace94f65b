import type { FeeRate } from '#domain/fees/line.ts';

export const rate = (feeCode: string, unitPrice: string, more: Partial<FeeRate> = {}): FeeRate => ({
  group: feeCode === 'OF' ? 'FREIGHT' : 'ORIGIN',
  feeCode,
  feeName: feeCode,
  currency: '2',
  unitPrice,
  basis: 'CONTAINER',
  when: { kind: 'ALWAYS' },
  atCost: false,
  payTerm: 'PRE',
  taxRate: null,
  ...more,
});

/** A surcharge for goods of some classes. */
export const band = (
  unitPrice: string,
  classes: string[],
  mixed: 'EACH' | 'HIGHEST' = 'HIGHEST',
  ctnType?: string,
): FeeRate => rate('DGS', unitPrice, { when: { kind: 'DANGEROUS', classes, mixed }, ...(ctnType ? { ctnType } : {}) });
