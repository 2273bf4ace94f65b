import { page } from '#src/ui/copy/pages/built-in-add-order.ts';
import { CfsBooking, type CfsBookingProps } from '#src/views/booking-cfs/CfsBooking.tsx';
import { OrderPageHead } from '../parts/OrderPageHead.tsx';

export const BuiltInAddOrderPage = (props: Omit<CfsBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <CfsBooking {...props} title={title} />}</OrderPageHead>
);
