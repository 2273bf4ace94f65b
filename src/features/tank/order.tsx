import { tank as words } from '#copy/tank/search.ts';
import type { FiledOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { TankBooking } from './order-form/TankBooking.tsx';

/** The order over the list. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <TankBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
