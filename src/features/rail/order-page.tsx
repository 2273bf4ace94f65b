import { orderPage as page } from '#copy/rail/order.ts';
import { OrderPageHead, type PartiesOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { RailBooking } from './order-form/RailBooking.tsx';

export const RailWayAddOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <RailBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(RailWayAddOrderPage);
