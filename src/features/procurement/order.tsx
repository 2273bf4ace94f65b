import { goods as words } from '#copy/procurement/market.ts';
import type { FiledOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { GoodsBooking } from './order-form/GoodsBooking.tsx';

/** The order over the offer. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <GoodsBooking
    {...props}
    title={
      <>
        <h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>
        <p className="text-ink-2">{words.order.lead}</p>
      </>
    }
  />
));
