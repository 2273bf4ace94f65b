import { lcl as words } from '../../../ui/copy/lcl.ts';
import { LclBooking, type LclBookingProps } from '../../../views/booking-lcl/LclBooking.tsx';
import { orderView } from '../order-view.ts';

/** The order over the list. */
export default orderView((props: Omit<LclBookingProps, 'title'>) => (
  <LclBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.orderTitle}</h1>}
  />
));
