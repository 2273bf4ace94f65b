import * as rules from '../form/rules.ts';

export const billTypes = ['ORIGINAL', 'TELEX', 'SWB'] as const;

/** Number of originals; only original bills have more than one. */
export const billCopies = {
  kind: 'whole',
  decimals: 0,
  most: 2,
  shown: ({ scope }: { scope: { blType: string } }) => scope.blType === 'ORIGINAL',
  required: true,
  rules: [rules.quantity({ decimals: 0, min: 1, max: 9 })],
} as const;
