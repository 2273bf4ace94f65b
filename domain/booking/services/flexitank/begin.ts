import { bookedAgain } from '../../booked-again.ts';
import type { FlexitankForm } from './form.ts';

/** An order booked again: what names a day or papers of that one shipment is asked for again. */
export const copyOfFlexitankOrder = (form: FlexitankForm, orderNo: string): FlexitankForm => ({
  ...bookedAgain(form, orderNo),
  ...{ installDay: '' },
});
