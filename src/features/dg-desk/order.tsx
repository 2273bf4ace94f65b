import { dgdesk as words } from '#copy/dg-desk/works.ts';
import type { FiledOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { DeskBooking } from './order-form/DeskBooking.tsx';

/** The order over the desk. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <DeskBooking
    {...props}
    title={
      <div className="grid gap-0.5">
        <h1 className="text-balance font-strong text-28 leading-head">{words.title}</h1>
        <p className="text-ink-2">{words.lead}</p>
      </div>
    }
  />
));
