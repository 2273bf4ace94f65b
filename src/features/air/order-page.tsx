import { page } from '#copy/air/order.ts';
import { OrderPageHead, type PartiesOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { AirBooking } from './order-form/AirBooking.tsx';

export const AirLiftOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <AirBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(AirLiftOrderPage);
