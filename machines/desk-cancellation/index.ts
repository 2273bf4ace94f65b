export {
  type DeskCancellationRef,
  type DeskCancellationSnapshot,
  deskCancellationMachine,
} from './desk-cancellation.machine.ts';
export { takesFees } from './desk-cancellation.rules.ts';
export * from './desk-cancellation.select.ts';
export type {
  CancellationAct,
  CancellationAnswer,
  CancellationForm,
  DeskCancellationReport,
  FeeDraft,
} from './desk-cancellation.types.ts';
