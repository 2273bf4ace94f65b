import { page } from '#copy/domestic/order.ts';
import { type FiledOrderProps, OrderPageHead } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { DomesticBooking } from './order-form/DomesticBooking.tsx';

export const DomesticTradeOrderPage = (props: Omit<FiledOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <DomesticBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(DomesticTradeOrderPage);
