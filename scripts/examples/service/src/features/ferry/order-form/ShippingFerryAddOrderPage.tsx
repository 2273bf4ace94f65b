import type { OrderFormProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/shipping-ferry-add-order.ts';
import { FerryBooking } from './FerryBooking.tsx';

export function ShippingFerryAddOrderPage(props: Omit<OrderFormProps, 'title'>) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <FerryBooking
        {...props}
        title={<h1 className="text-balance font-strong text-28 leading-head">{page.heading}</h1>}
      />
    </>
  );
}
