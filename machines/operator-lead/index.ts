export { type OperatorLeadRef, type OperatorLeadSnapshot, operatorLeadMachine } from './operator-lead.machine.ts';
export * from './operator-lead.select.ts';
export type { LeadRequest, LeadSheet, OperatorLeadReport } from './operator-lead.types.ts';
