import { OrderPageHead, type PartiesOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { page } from '#src/ui/copy/pages/rail-way-add-order.ts';
import { RailBooking } from './RailBooking.tsx';

export const RailWayAddOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <RailBooking {...props} title={title} />}</OrderPageHead>
);
