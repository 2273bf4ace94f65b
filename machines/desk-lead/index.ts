export { type DeskLeadRef, type DeskLeadSnapshot, deskLeadMachine } from './desk-lead.machine.ts';
export * from './desk-lead.select.ts';
export type { DeskLeadReport, LeadRequest, LeadSheet } from './desk-lead.types.ts';
