export { type DeskStepRef, type DeskStepSnapshot, deskStepMachine } from './desk-step.machine.ts';
export { lastDigitsOf } from './desk-step.rules.ts';
export * from './desk-step.select.ts';
export type {
  DeskStepInput,
  DeskStepOutput,
  MoveRequest,
  StepAct,
  StepOrder,
  UndoRequest,
} from './desk-step.types.ts';
