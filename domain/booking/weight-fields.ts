import * as rules from '../form/rules.ts';
import { PIECES_LIMITS } from '../quantity.ts';
import { CARGO_WEIGHT_LIMITS } from './cargo-limits.ts';

export const kilograms = rules.quantity(CARGO_WEIGHT_LIMITS);

export const packageCount = {
  kind: 'whole',
  unit: 'piece',
  decimals: 0,
  required: true,
  most: 12,
  rules: [rules.quantity(PIECES_LIMITS)],
} as const;

export const goodsWeight = { kind: 'quantity', unit: 'kilogram', decimals: 3, most: 20 } as const;
