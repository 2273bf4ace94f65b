import { warehouse as words } from '../../../ui/copy/warehouse.ts';
import { WarehouseBooking, type WarehouseBookingProps } from '../../../views/booking-warehouse/WarehouseBooking.tsx';
import { orderView } from '../order-view.ts';

/** The booking over the list. */
export default orderView((props: Omit<WarehouseBookingProps, 'title'>) => (
  <WarehouseBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
