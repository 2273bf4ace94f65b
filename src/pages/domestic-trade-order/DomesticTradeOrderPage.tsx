import { page } from '#src/ui/copy/pages/domestic-trade-order.ts';
import { DomesticBooking, type DomesticBookingProps } from '#src/views/booking-domestic/DomesticBooking.tsx';
import { OrderPageHead } from '../parts/OrderPageHead.tsx';

export const DomesticTradeOrderPage = (props: Omit<DomesticBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <DomesticBooking {...props} title={title} />}</OrderPageHead>
);
