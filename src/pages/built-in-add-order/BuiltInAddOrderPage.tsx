import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/built-in-add-order.ts';
import { CfsBooking, type CfsBookingProps } from '#src/views/booking-cfs/CfsBooking.tsx';

export function BuiltInAddOrderPage(props: Omit<CfsBookingProps, 'title'>) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <CfsBooking
        {...props}
        title={
          <div className="grid gap-0.5">
            <h1 className="text-balance font-strong text-28 leading-head">{page.heading}</h1>
            <p className="max-w-80 text-ink-2">{page.lead}</p>
          </div>
        }
      />
    </>
  );
}
