import { page } from '#src/ui/copy/pages/shipping-fcl-add-order.ts';
import { OrderPageHead } from '#src/views/booking/ServiceBooking.tsx';
import { FclBooking, type FclBookingProps } from '#src/views/booking-fcl/FclBooking.tsx';

export const ShippingFclAddOrderPage = (props: Omit<FclBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <FclBooking {...props} title={title} />}</OrderPageHead>
);
