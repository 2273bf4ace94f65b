export { type DeskOrdersRef, type DeskOrdersSnapshot, deskOrdersMachine } from './desk-orders.machine.ts';
export * from './desk-orders.select.ts';
export type { PageRequest, QueueFilters, QueuePage, QueueRow } from './desk-orders.types.ts';
