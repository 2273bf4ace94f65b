import * as rules from '../form/rules.ts';

export const billTypes = ['ORIGINAL', 'TELEX', 'SWB'] as const;

/** How many originals of a bill are issued; of no other kind is there more than one. */
export const billCopies = {
  kind: 'whole',
  decimals: 0,
  most: 2,
  shown: ({ scope }: { scope: { blType: string } }) => scope.blType === 'ORIGINAL',
  required: true,
  rules: [rules.quantity({ decimals: 0, min: 1, max: 9 })],
} as const;
