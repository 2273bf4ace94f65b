import { page } from '#copy/air/order.ts';
import { OrderPageHead, type PartiesOrderProps } from '#src/views/booking/ServiceBooking.tsx';
import { AirBooking } from '#src/views/booking-air/AirBooking.tsx';

export const AirLiftOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <AirBooking {...props} title={title} />}</OrderPageHead>
);
