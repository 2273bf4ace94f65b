import { warehouse as words } from '#copy/warehouse/search.ts';
import type { FiledOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { WarehouseBooking } from './order-form/WarehouseBooking.tsx';

/** The booking over the list. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <WarehouseBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
