export { type OperatorStepRef, type OperatorStepSnapshot, operatorStepMachine } from './operator-step.machine.ts';
export { lastDigitsOf } from './operator-step.rules.ts';
export * from './operator-step.select.ts';
export type {
  MoveRequest,
  OperatorStepInput,
  OperatorStepOutput,
  StepAct,
  StepOrder,
  UndoRequest,
} from './operator-step.types.ts';
