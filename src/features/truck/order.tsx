import { truck as words } from '#copy/truck/order.ts';
import type { FiledOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { TruckBooking } from './order-form/TruckBooking.tsx';

/** The order over what was asked. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <TruckBooking {...props} title={<h1 className="text-balance font-strong text-28 leading-head">{words.title}</h1>} />
));
