export { type BookingRef, type BookingSnapshot, bookingMachine } from './booking.machine.ts';
export * from './booking.select.ts';
export type * from './booking.types.ts';
