export { type DeskEnquiryRef, type DeskEnquirySnapshot, deskEnquiryMachine } from './desk-enquiry.machine.ts';
export { lineErrors, textErrors } from './desk-enquiry.rules.ts';
export * from './desk-enquiry.select.ts';
export type {
  AnswerRequest,
  AnswerTexts,
  AnswerWay,
  DeskEnquiryReport,
  EnquiryFileRequest,
  EnquiryPreview,
  EnquirySheet,
  OpenedFile,
  PriceLine,
} from './desk-enquiry.types.ts';
