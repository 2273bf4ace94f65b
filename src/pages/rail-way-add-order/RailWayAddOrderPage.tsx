import { page } from '#src/ui/copy/pages/rail-way-add-order.ts';
import { OrderPageHead } from '#src/views/booking/ServiceBooking.tsx';
import { RailBooking, type RailBookingProps } from '#src/views/booking-rail/RailBooking.tsx';

export const RailWayAddOrderPage = (props: Omit<RailBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <RailBooking {...props} title={title} />}</OrderPageHead>
);
