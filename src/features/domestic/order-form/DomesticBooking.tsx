import '#copy/domestic/order.ts';
import { domesticReaders } from '#domain/domestic/service.ts';
import { ToldRows } from '#src/features/booking/form/FactRows.tsx';
import { LazyConfirmStep, lazyStep } from '#src/features/booking/form/lazy-step.tsx';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { DomesticRouteStep } from './DomesticRouteStep.tsx';
import { sailingRows } from './Sailing.tsx';

const DomesticCargoStep = lazyStep(async () => (await import('./DomesticCargoStep.tsx')).DomesticCargoStep);
const DoorsStep = lazyStep(async () => (await import('./DoorsStep.tsx')).DoorsStep);

export function DomesticBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    route: (form) => <DomesticRouteStep actor={form} />,
    cargo: (form, lines) => <DomesticCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    doors: (form) => <DoorsStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => (
      <LazyConfirmStep actor={form} route={sailingRows(domesticReaders.selectFacts(form.getSnapshot()))} />
    ),
  };
  return (
    <ServiceBooking
      {...shared}
      steps={steps}
      placed={(form) => <ToldRows rows={sailingRows(domesticReaders.selectFacts(form.getSnapshot()))} />}
    />
  );
}
