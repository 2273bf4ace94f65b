import type { ClosingForm } from './closing-fields.ts';

/** An order booked again: what is of that one shipment is asked for again, and agreed to again. */
export const bookedAgain = <Form extends ClosingForm & { copiedFrom: string }>(form: Form, orderNo: string): Form => ({
  ...form,
  copiedFrom: orderNo,
  ...('enquiryNo' in form ? { enquiryNo: '', optionId: '' } : {}),
  documents: [],
  agree: false,
  truth: false,
});
