import { page } from '#src/ui/copy/pages/built-in-add-order.ts';
import { OrderPageHead } from '#src/views/booking/ServiceBooking.tsx';
import { CfsBooking, type CfsBookingProps } from '#src/views/booking-cfs/CfsBooking.tsx';

export const BuiltInAddOrderPage = (props: Omit<CfsBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <CfsBooking {...props} title={title} />}</OrderPageHead>
);
