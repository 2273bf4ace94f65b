export { type EnquiryDeskRef, type EnquiryDeskSnapshot, enquiryDeskMachine } from './enquiry-desk.machine.ts';
export type { EnquiryDeskEvent, EnquiryDeskInput } from './enquiry-desk.types.ts';
