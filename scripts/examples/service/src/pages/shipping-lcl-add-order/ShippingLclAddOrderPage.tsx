import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/shipping-lcl-add-order.ts';
import type { OrderFormProps } from '#src/views/booking/ServiceBooking.tsx';
import { LclBooking } from '#src/views/booking-lcl/LclBooking.tsx';

export function ShippingLclAddOrderPage(props: Omit<OrderFormProps, 'title'>) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <LclBooking
        {...props}
        title={<h1 className="text-balance font-strong text-28 leading-head">{page.heading}</h1>}
      />
    </>
  );
}
