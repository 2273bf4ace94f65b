import '#copy/booking/choices.ts';
import '#copy/lcl/order.ts';
import { lclReaders } from '#domain/lcl/service.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { type PartiesOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { departureRows } from './Departure.tsx';
import { HandInStep } from './HandInStep.tsx';
import { LclCargoStep } from './LclCargoStep.tsx';

export function LclBooking({ fileAccess, addressBook, ...shared }: PartiesOrderProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <LclCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    handIn: (form) => <HandInStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <ConfirmStep actor={form} route={departureRows(lclReaders.selectFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} steps={steps} />;
}
