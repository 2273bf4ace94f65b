export {
  type OperatorEnquiryRef,
  type OperatorEnquirySnapshot,
  operatorEnquiryMachine,
} from './operator-enquiry.machine.ts';
export { lineErrors, textErrors } from './operator-enquiry.rules.ts';
export * from './operator-enquiry.select.ts';
export type {
  AnswerRequest,
  AnswerTexts,
  AnswerWay,
  EnquiryFileRequest,
  EnquiryPreview,
  EnquirySheet,
  OpenedFile,
  OperatorEnquiryReport,
  PriceLine,
} from './operator-enquiry.types.ts';
