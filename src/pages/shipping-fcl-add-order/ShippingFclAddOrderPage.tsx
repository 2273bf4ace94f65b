import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/shipping-fcl-add-order.ts';
import { FclBooking, type FclBookingProps } from '#src/views/booking-fcl/FclBooking.tsx';

export function ShippingFclAddOrderPage(props: Omit<FclBookingProps, 'title'>) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <FclBooking
        {...props}
        title={<h1 className="text-balance font-strong text-28 leading-head">{page.heading}</h1>}
      />
    </>
  );
}
