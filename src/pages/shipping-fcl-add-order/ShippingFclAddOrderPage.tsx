import { page } from '#copy/pages/shipping-fcl-add-order.ts';
import { OrderPageHead, type PartiesOrderProps } from '#src/views/booking/ServiceBooking.tsx';
import { FclBooking } from '#src/views/booking-fcl/FclBooking.tsx';

export const ShippingFclAddOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <FclBooking {...props} title={title} />}</OrderPageHead>
);
