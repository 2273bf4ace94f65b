import { lcl as words } from '#copy/lcl/search.ts';
import type { PartiesOrderProps } from '../../../views/booking/ServiceBooking.tsx';
import { LclBooking } from '../../../views/booking-lcl/LclBooking.tsx';
import { orderView } from '../order-view.ts';

/** The order over the list. */
export default orderView((props: Omit<PartiesOrderProps, 'title'>) => (
  <LclBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.orderTitle}</h1>}
  />
));
