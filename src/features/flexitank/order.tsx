import { flexitank as words } from '#copy/flexitank/search.ts';
import type { FiledOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { FlexitankBooking } from './order-form/FlexitankBooking.tsx';

/** The order over the list. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <FlexitankBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
