import { lcl as words } from '#copy/lcl/search.ts';
import type { PartiesOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { LclBooking } from './order-form/LclBooking.tsx';

/** The order over the list. */
export default orderView((props: Omit<PartiesOrderProps, 'title'>) => (
  <LclBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.orderTitle}</h1>}
  />
));
