import { warehouse as words } from '#copy/warehouse/search.ts';
import type { FiledOrderProps } from '../../../views/booking/ServiceBooking.tsx';
import { WarehouseBooking } from '../../../views/booking-warehouse/WarehouseBooking.tsx';
import { orderView } from '../order-view.ts';

/** The booking over the list. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <WarehouseBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
