import type { QuantityLimits } from '../quantity.ts';

/** Booking limits: from one small package to a hundred containers of every type. */
export const CARGO_WEIGHT_LIMITS: QuantityLimits = { decimals: 3, min: '0.001', max: '9999999.999' };
export const CARGO_VOLUME_LIMITS: QuantityLimits = { decimals: 3, min: '0.001', max: '99999.999' };
