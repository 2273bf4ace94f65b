export { type ReadingRef, type ReadingSnapshot, readingMachine } from './reading.machine.ts';
export { selectCanClose, selectCanConfirm, selectIsScrolledToEnd, selectSecondsLeft } from './reading.select.ts';
export type { ReadingEvent, ReadingInput, ReadingOutput } from './reading.types.ts';
