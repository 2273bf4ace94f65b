import type { QuantityLimits } from '../quantity.ts';

/** Kilograms per litre. */
export const DENSITY_LIMITS: QuantityLimits = { decimals: 3, min: '0.7', max: '1.6' };
/** Temperature range of the bag film during filling, ℃. */
export const LOADING_TEMPERATURE: QuantityLimits = { decimals: 1, min: -20, max: 65 };
export const VISCOSITY_LIMITS: QuantityLimits = { decimals: 1, min: '0.1', max: '99999' };
/** Kilograms of liquid in all containers. */
export const MASS_LIMITS: QuantityLimits = { decimals: 3, min: '1000', max: '999999' };
