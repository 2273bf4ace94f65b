import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/domestic-trade-order.ts';
import { DomesticBooking, type DomesticBookingProps } from '#src/views/booking-domestic/DomesticBooking.tsx';

export function DomesticTradeOrderPage(props: Omit<DomesticBookingProps, 'title'>) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <DomesticBooking
        {...props}
        title={<h1 className="text-balance font-strong text-28 leading-head">{page.heading}</h1>}
      />
    </>
  );
}
