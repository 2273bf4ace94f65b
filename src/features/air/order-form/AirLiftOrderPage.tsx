import { page } from '#copy/air/order.ts';
import { OrderPageHead, type PartiesOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { AirBooking } from './AirBooking.tsx';

export const AirLiftOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <AirBooking {...props} title={title} />}</OrderPageHead>
);
