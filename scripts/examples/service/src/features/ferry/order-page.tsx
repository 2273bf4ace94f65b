import '#copy/booking/choices.ts';
import { page } from '#copy/ferry/order.ts';
import { Fields, StepFields } from '#src/features/booking/form/Fields.tsx';
import {
  type OrderFormProps,
  OrderPageHead,
  ServiceBooking,
  type StepViews,
} from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';

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
export const ShippingFerryAddOrderPage = (props: Omit<OrderFormProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <ServiceBooking {...props} title={title} steps={steps} />}</OrderPageHead>
);

export default orderView(ShippingFerryAddOrderPage);
