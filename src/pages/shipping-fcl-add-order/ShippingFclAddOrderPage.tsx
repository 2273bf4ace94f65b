import { page } from '#src/ui/copy/pages/shipping-fcl-add-order.ts';
import { FclBooking, type FclBookingProps } from '#src/views/booking-fcl/FclBooking.tsx';
import { OrderPageHead } from '../parts/OrderPageHead.tsx';

export const ShippingFclAddOrderPage = (props: Omit<FclBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <FclBooking {...props} title={title} />}</OrderPageHead>
);
