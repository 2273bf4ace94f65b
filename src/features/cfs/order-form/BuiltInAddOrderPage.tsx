import { type FiledOrderProps, OrderPageHead } from '#src/features/booking/form/ServiceBooking.tsx';
import { page } from '#src/ui/copy/pages/built-in-add-order.ts';
import { CfsBooking } from './CfsBooking.tsx';

export const BuiltInAddOrderPage = (props: Omit<FiledOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <CfsBooking {...props} title={title} />}</OrderPageHead>
);
