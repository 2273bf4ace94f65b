import { tank as words } from '#copy/tank/search.ts';
import type { FiledOrderProps } from '../../../views/booking/ServiceBooking.tsx';
import { TankBooking } from '../../../views/booking-tank/TankBooking.tsx';
import { orderView } from '../order-view.ts';

/** The order over the list. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <TankBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
