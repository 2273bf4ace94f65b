import { orderPage as page } from '#copy/fcl/order.ts';
import { OrderPageHead, type PartiesOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { FclBooking } from './FclBooking.tsx';

export const ShippingFclAddOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <FclBooking {...props} title={title} />}</OrderPageHead>
);
