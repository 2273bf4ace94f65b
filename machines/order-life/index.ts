export { type OrderLifeSnapshot, orderLifeMachine } from './order-life.machine.ts';
export { refusalToAmend } from './order-life.rules.ts';
export { afterEvent, canTake, offeredCancellation, offeredSteps, takeStep } from './order-life.select.ts';
export type { OfferedStep, OrderLifeContext, OrderLifeEvent, StepEvent } from './order-life.types.ts';
