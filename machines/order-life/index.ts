export { type OrderLifeSnapshot, orderLifeMachine } from './order-life.machine.ts';
export { afterEvent, offeredSteps, takeStep } from './order-life.select.ts';
export type { OfferedStep, OrderLifeContext, OrderLifeEvent, StepEvent } from './order-life.types.ts';
