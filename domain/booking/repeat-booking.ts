import type { ClosingForm } from './closing-fields.ts';

/** Copy of an order for a repeat booking: shipment-specific values and agreements are cleared. */
export const repeatBooking = <Form extends ClosingForm & { copiedFrom: string }>(
  form: Form,
  orderNo: string,
): Form => ({
  ...form,
  copiedFrom: orderNo,
  ...('enquiryNo' in form ? { enquiryNo: '', optionId: '' } : {}),
  documents: [],
  agree: false,
  truth: false,
});
