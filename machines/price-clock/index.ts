export { type PriceClockRef, type PriceClockSnapshot, priceClockMachine } from './price-clock.machine.ts';
export { selectMinute } from './price-clock.select.ts';
export type { PriceClockEvent } from './price-clock.types.ts';
