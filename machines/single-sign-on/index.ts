export { type SingleSignOnRef, type SingleSignOnSnapshot, singleSignOnMachine } from './single-sign-on.machine.ts';
export * from './single-sign-on.select.ts';
export type {
  SingleSignOnEvent,
  SingleSignOnInput,
  SingleSignOnOutput,
  TicketAnswered,
  TicketRequest,
} from './single-sign-on.types.ts';
