export {
  type DangerousLookupRef,
  type DangerousLookupSnapshot,
  dangerousLookupMachine,
} from './dangerous-lookup.machine.ts';
export * from './dangerous-lookup.select.ts';
export type { DangerousLookupEvent, DgEntry, DgSheet, SheetAnswer } from './dangerous-lookup.types.ts';
