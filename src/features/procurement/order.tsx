import { goods as words } from '#src/ui/copy/goods.ts';
import type { FiledOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { GoodsBooking } from './order-form/GoodsBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';

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
