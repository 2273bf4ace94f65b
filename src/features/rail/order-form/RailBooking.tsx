import '#copy/rail/order.ts';
import { railReaders } from '#domain/rail/service.ts';
import { LazyConfirmStep, lazyStep } from '#src/features/booking/form/lazy-step.tsx';
import { type PartiesOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { TrainStep } from './TrainStep.tsx';
import { trainRows } from './train-rows.tsx';

const RailCargoStep = lazyStep(async () => (await import('./RailCargoStep.tsx')).RailCargoStep);
const ConsigneeStep = lazyStep(async () => (await import('./ConsigneeStep.tsx')).ConsigneeStep);

export function RailBooking({ fileAccess, addressBook, ...shared }: PartiesOrderProps) {
  const steps: StepViews = {
    train: (form) => <TrainStep actor={form} />,
    cargo: (form, lines) => <RailCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    consignee: (form) => <ConsigneeStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <LazyConfirmStep actor={form} route={trainRows(railReaders.selectFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} steps={steps} />;
}
