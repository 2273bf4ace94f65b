import { page } from '#copy/ferry/order.ts';
import { head } from '#copy/shell.ts';
import type { OrderFormProps } from '#src/features/booking/form/ServiceBooking.tsx';
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
