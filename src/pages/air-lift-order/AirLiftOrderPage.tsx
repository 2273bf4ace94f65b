import { page } from '#src/ui/copy/pages/air-lift-order.ts';
import { AirBooking, type AirBookingProps } from '#src/views/booking-air/AirBooking.tsx';
import { OrderPageHead } from '../parts/OrderPageHead.tsx';

export const AirLiftOrderPage = (props: Omit<AirBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <AirBooking {...props} title={title} />}</OrderPageHead>
);
