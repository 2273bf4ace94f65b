import { repeatBooking } from '../booking/repeat-booking.ts';
import type { BargeForm } from './form.ts';

/** Copy for a repeat booking, without its day. */
export const copyOfBargeOrder = (form: BargeForm, orderNo: string): BargeForm => ({
  ...repeatBooking(form, orderNo),
  readyDay: '',
});
