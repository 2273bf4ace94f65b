export {
  type SegregationCheckRef,
  type SegregationCheckSnapshot,
  segregationCheckMachine,
} from './segregation-check.machine.ts';
export * from './segregation-check.select.ts';
export type { SegregationAnswer, SegregationCheckEvent } from './segregation-check.types.ts';
