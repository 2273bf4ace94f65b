import { orderPage as page } from '#copy/cfs/order.ts';
import {
  type FiledOrderProps,
  OrderPageHead,
  ServiceBooking,
  type StepViews,
} from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/cfs/order.ts';
import { cfsReaders } from '#domain/cfs/service.ts';
import { LazyConfirmStep, lazyStep } from '#src/features/booking/form/lazy-step.tsx';
import { StationStep, stationRows } from './views/StationStep.tsx';

const CfsCargoStep = lazyStep(async () => (await import('./views/CfsCargoStep.tsx')).CfsCargoStep);
const WorkStep = lazyStep(async () => (await import('./views/WorkStep.tsx')).WorkStep);

export function CfsBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    station: (form) => <StationStep actor={form} />,
    cargo: (form, lines) => <CfsCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    work: (form) => <WorkStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => {
      const snapshot = form.getSnapshot();
      return (
        <LazyConfirmStep
          actor={form}
          route={stationRows(cfsReaders.selectForm(snapshot), cfsReaders.selectFacts(snapshot))}
        />
      );
    },
  };
  return <ServiceBooking {...shared} steps={steps} />;
}

export const BuiltInAddOrderPage = (props: Omit<FiledOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <CfsBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(BuiltInAddOrderPage);
