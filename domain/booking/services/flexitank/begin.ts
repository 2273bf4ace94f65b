import type { FlexitankForm } from './form.ts';

/** An order booked again: what names a day or papers of that one shipment is asked for again. */
export const copyOfFlexitankOrder = (form: FlexitankForm, orderNo: string): FlexitankForm => ({
  ...form,
  copiedFrom: orderNo,
  ...{ installDay: '', documents: [] },
  agree: false,
  truth: false,
});
