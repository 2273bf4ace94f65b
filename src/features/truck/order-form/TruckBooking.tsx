import '#copy/booking/choices.ts';
import '#copy/truck/order.ts';
import { truckReaders } from '#domain/truck/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { LoadingNote } from './LoadingNote.tsx';
import { TruckCargoStep } from './TruckCargoStep.tsx';
import { TruckDoorsStep } from './TruckDoorsStep.tsx';
import { TrucksStep } from './TrucksStep.tsx';
import { tripRows } from './trip-rows.tsx';

const rowsOf = (form: OrderFormRef) => {
  const snapshot = form.getSnapshot();
  return tripRows(truckReaders.selectForm(snapshot), truckReaders.selectFacts(snapshot));
};

export function TruckBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <TruckCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    doors: (form) => <TruckDoorsStep actor={form} fileAccess={fileAccess} />,
    trucks: (form) => <TrucksStep actor={form} />,
    confirm: (form) => <ConfirmStep actor={form} route={rowsOf(form)} />,
  };
  return (
    <ServiceBooking
      {...shared}
      steps={steps}
      placed={(form) => <LoadingNote form={truckReaders.selectForm(form.getSnapshot())} />}
    />
  );
}
