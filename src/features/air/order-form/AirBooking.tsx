import '#copy/booking/choices.ts';
import '#copy/air/order.ts';
import { airReaders } from '#domain/air/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { LazyConfirmStep, lazyStep } from '#src/features/booking/form/lazy-step.tsx';
import { type PartiesOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { AirCargoStep } from './AirCargoStep.tsx';
import { flightRows } from './FlightFacts.tsx';

const LazyPlaced = lazyStep(async () => (await import('./Placed.tsx')).Placed, null);
const DeliverStep = lazyStep(async () => (await import('./DeliverStep.tsx')).DeliverStep);

function routeOf(form: OrderFormRef) {
  const snapshot = form.getSnapshot();
  return flightRows(airReaders.selectFacts(snapshot), airReaders.selectForm(snapshot).flightDay);
}

export function AirBooking({ fileAccess, addressBook, ...shared }: PartiesOrderProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <AirCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    handIn: (form) => <DeliverStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <LazyConfirmStep actor={form} route={routeOf(form)} />,
  };
  return <ServiceBooking {...shared} steps={steps} placed={(form) => <LazyPlaced actor={form} />} />;
}
