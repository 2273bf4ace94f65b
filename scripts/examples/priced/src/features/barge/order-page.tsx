import '#copy/booking/choices.ts';
import { page } from '#copy/barge/order.ts';
import { bargeList as words } from '#copy/barge/search.ts';
import type { BargeFacts } from '#domain/barge/fields.ts';
import { bargeReaders } from '#domain/barge/service.ts';
import { Deadline, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields, StepFields } from '#src/features/booking/form/Fields.tsx';
import { AttachedPanel } from '#src/features/booking/form/panels.tsx';
import {
  type FiledOrderProps,
  OrderPageHead,
  ServiceBooking,
  type StepViews,
} from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

/** Departure of the booked price. */
function Departure({ facts: { offer, now } }: { facts: BargeFacts }) {
  if (offer === null) return <p>{words.priceExpired}</p>;
  const { etd, timezone, cutOffs } = offer;
  return (
    <FactRows
      rows={[
        [words.columns.etd, <DateTime key="etd" instant={etd} zone={timezone} dateOnly />],
        [
          words.closing,
          <Deadline key="closing" instant={cutOffs.cyClosing} zone={timezone} now={now} label={words.closing} />,
        ],
      ]}
    />
  );
}

function BargeBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    boxes: (form) => (
      <>
        <Departure facts={bargeReaders.selectFacts(form.getSnapshot())} />
        <StepFields actor={form} step="boxes" />
      </>
    ),
    contact: (form) => (
      <>
        <Fields actor={form} at="" keys={['contactName', 'contactPhone', 'contactEmail']} />
        <Fields actor={form} at="shipper" keys={['companyNameEn']} />
        <AttachedPanel actor={form} fileAccess={fileAccess} />
      </>
    ),
  };
  return <ServiceBooking {...shared} steps={steps} />;
}

export const ShippingBargeAddOrderPage = (props: Omit<FiledOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <BargeBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(ShippingBargeAddOrderPage);
