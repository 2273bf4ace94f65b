import { page } from '#src/ui/copy/pages/air-lift-order.ts';
import { OrderPageHead } from '#src/views/booking/ServiceBooking.tsx';
import { AirBooking, type AirBookingProps } from '#src/views/booking-air/AirBooking.tsx';

export const AirLiftOrderPage = (props: Omit<AirBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <AirBooking {...props} title={title} />}</OrderPageHead>
);
