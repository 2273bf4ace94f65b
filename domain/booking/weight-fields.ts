import * as rules from '../form/rules.ts';
import { CARGO_WEIGHT_LIMITS } from './cargo-limits.ts';

export const kilograms = rules.quantity(CARGO_WEIGHT_LIMITS);

/** How a weight of goods is written. */
export const goodsWeight = { kind: 'quantity', unit: 'kilogram', decimals: 3, most: 20 } as const;
