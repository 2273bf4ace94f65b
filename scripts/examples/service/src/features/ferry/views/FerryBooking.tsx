import '#copy/booking/choices.ts';
import '#copy/ferry/order.ts';
import { Fields, StepFields } from '#src/features/booking/form/Fields.tsx';
import { type OrderFormProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';

/** Content that a step shows in addition to its fields. */
const steps: StepViews = {
  contact: (form) => (
    <>
      <StepFields actor={form} step="contact" />
      <Fields actor={form} at="shipper" keys={['companyNameEn']} />
    </>
  ),
};

/** The order of goods on a ferry: one line of goods, and who sends them. */
export const FerryBooking = (props: OrderFormProps) => <ServiceBooking {...props} steps={steps} />;
