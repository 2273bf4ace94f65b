import { orderPage as page } from '#copy/fcl/order.ts';
import { OrderPageHead, type PartiesOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { FclBooking } from './order-form/FclBooking.tsx';

export const ShippingFclAddOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <FclBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(ShippingFclAddOrderPage);
