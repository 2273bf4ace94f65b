import { flexitank as words } from '#copy/flexitank/search.ts';
import type { FiledOrderProps } from '../../../views/booking/ServiceBooking.tsx';
import { FlexitankBooking } from '../../../views/booking-flexitank/FlexitankBooking.tsx';
import { orderView } from '../order-view.ts';

/** The order over the list. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <FlexitankBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
