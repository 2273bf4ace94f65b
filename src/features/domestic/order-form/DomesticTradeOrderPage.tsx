import { page } from '#copy/domestic/order.ts';
import { type FiledOrderProps, OrderPageHead } from '#src/features/booking/form/ServiceBooking.tsx';
import { DomesticBooking } from './DomesticBooking.tsx';

export const DomesticTradeOrderPage = (props: Omit<FiledOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <DomesticBooking {...props} title={title} />}</OrderPageHead>
);
