export { type EnquiryPanelRef, type EnquiryPanelSnapshot, enquiryPanelMachine } from './enquiry-panel.machine.ts';
export type { EnquiryPanelEvent, EnquiryPanelInput } from './enquiry-panel.types.ts';
