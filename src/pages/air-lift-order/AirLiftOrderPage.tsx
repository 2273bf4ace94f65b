import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/air-lift-order.ts';
import { AirBooking, type AirBookingProps } from '#src/views/booking-air/AirBooking.tsx';

export function AirLiftOrderPage(props: Omit<AirBookingProps, 'title'>) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <AirBooking
        {...props}
        title={<h1 className="text-balance font-strong text-28 leading-head">{page.heading}</h1>}
      />
    </>
  );
}
