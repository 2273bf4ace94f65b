import { orderPage as page } from '#copy/fcl/order.ts';
import { OrderPageHead, type PartiesOrderProps } from '#src/views/booking/ServiceBooking.tsx';
import { FclBooking } from '#src/views/booking-fcl/FclBooking.tsx';

export const ShippingFclAddOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <FclBooking {...props} title={title} />}</OrderPageHead>
);
