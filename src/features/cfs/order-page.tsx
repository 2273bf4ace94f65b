import { orderPage as page } from '#copy/cfs/order.ts';
import { type FiledOrderProps, OrderPageHead } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { CfsBooking } from './order-form/CfsBooking.tsx';

export const BuiltInAddOrderPage = (props: Omit<FiledOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <CfsBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(BuiltInAddOrderPage);
