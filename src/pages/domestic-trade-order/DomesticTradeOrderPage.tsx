import { page } from '#copy/domestic/order.ts';
import { type FiledOrderProps, OrderPageHead } from '#src/views/booking/ServiceBooking.tsx';
import { DomesticBooking } from '#src/views/booking-domestic/DomesticBooking.tsx';

export const DomesticTradeOrderPage = (props: Omit<FiledOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <DomesticBooking {...props} title={title} />}</OrderPageHead>
);
