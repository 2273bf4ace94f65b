import { truck as words } from '#copy/truck/order.ts';
import type { FiledOrderProps } from '../../../views/booking/ServiceBooking.tsx';
import { TruckBooking } from '../../../views/booking-truck/TruckBooking.tsx';
import { orderView } from '../order-view.ts';

/** The order over what was asked. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <TruckBooking {...props} title={<h1 className="text-balance font-strong text-28 leading-head">{words.title}</h1>} />
));
