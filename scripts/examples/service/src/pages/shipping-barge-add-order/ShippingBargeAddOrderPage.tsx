import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/shipping-barge-add-order.ts';
import type { OrderFormProps } from '#src/views/booking/ServiceBooking.tsx';
import { BargeBooking } from '#src/views/booking-barge/BargeBooking.tsx';

export function ShippingBargeAddOrderPage(props: Omit<OrderFormProps, 'title'>) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <BargeBooking
        {...props}
        title={<h1 className="text-balance font-strong text-28 leading-head">{page.heading}</h1>}
      />
    </>
  );
}
