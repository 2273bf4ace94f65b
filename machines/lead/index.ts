export { type LeadRef, type LeadSnapshot, leadMachine } from './lead.machine.ts';
export * from './lead.select.ts';
export type { LeadEvent, SendLead } from './lead.types.ts';
