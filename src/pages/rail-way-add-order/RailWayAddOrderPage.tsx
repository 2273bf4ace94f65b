import { page } from '#src/ui/copy/pages/rail-way-add-order.ts';
import { RailBooking, type RailBookingProps } from '#src/views/booking-rail/RailBooking.tsx';
import { OrderPageHead } from '../parts/OrderPageHead.tsx';

export const RailWayAddOrderPage = (props: Omit<RailBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <RailBooking {...props} title={title} />}</OrderPageHead>
);
