import '#copy/booking/choices.ts';
import '#copy/tank/order.ts';
import { tankReaders } from '#domain/tank/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { ToldRows } from '#src/features/booking/form/FactRows.tsx';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { GoodsInTank } from './GoodsInTank.tsx';
import { TankStep } from './TankStep.tsx';
import { tankRows } from './tank-rows.tsx';
import { WorkStep } from './WorkStep.tsx';

const rowsOf = (form: OrderFormRef) => {
  const snapshot = form.getSnapshot();
  return tankRows(tankReaders.selectFacts(snapshot), tankReaders.selectForm(snapshot));
};

/** Order of tanks: carried on a lane, or leased, cleaned or stored at a depot. */
export function TankBooking({ actor, fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    tank: (form) => <TankStep actor={form} fileAccess={fileAccess} />,
    cargo: (form) => <GoodsInTank actor={form} fileAccess={fileAccess} />,
    work: (form) => <WorkStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={rowsOf(form)} />,
  };
  return <ServiceBooking {...shared} actor={actor} steps={steps} placed={(form) => <ToldRows rows={rowsOf(form)} />} />;
}
