import { goods as words } from '#copy/procurement/market.ts';
import type { FiledOrderProps } from '../../../views/booking/ServiceBooking.tsx';
import { GoodsBooking } from '../../../views/booking-goods/GoodsBooking.tsx';
import { orderView } from '../order-view.ts';

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
