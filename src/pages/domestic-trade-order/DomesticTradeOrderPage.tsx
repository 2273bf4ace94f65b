import { page } from '#src/ui/copy/pages/domestic-trade-order.ts';
import { OrderPageHead } from '#src/views/booking/ServiceBooking.tsx';
import { DomesticBooking, type DomesticBookingProps } from '#src/views/booking-domestic/DomesticBooking.tsx';

export const DomesticTradeOrderPage = (props: Omit<DomesticBookingProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <DomesticBooking {...props} title={title} />}</OrderPageHead>
);
