export {
  type OperatorCancellationRef,
  type OperatorCancellationSnapshot,
  operatorCancellationMachine,
} from './operator-cancellation.machine.ts';
export { takesFees } from './operator-cancellation.rules.ts';
export * from './operator-cancellation.select.ts';
export type {
  CancellationAct,
  CancellationAnswer,
  CancellationForm,
  FeeDraft,
  OperatorCancellationReport,
} from './operator-cancellation.types.ts';
