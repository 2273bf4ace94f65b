export { type PricingRef, type PricingSnapshot, pricingMachine } from './pricing.machine.ts';
export * from './pricing.select.ts';
export type * from './pricing.types.ts';
