import '#copy/booking/choices.ts';
import '#copy/flexitank/order.ts';
import { flexitankReaders } from '#domain/flexitank/service.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { ToldRows } from '#src/features/booking/form/FactRows.tsx';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { BagStep } from './BagStep.tsx';
import { InstallStep } from './InstallStep.tsx';
import { LiquidStep } from './LiquidStep.tsx';
import { sailingRows } from './sailing-rows.tsx';

export function FlexitankBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    liquid: (form) => <LiquidStep actor={form} fileAccess={fileAccess} />,
    bag: (form) => <BagStep actor={form} />,
    install: (form) => <InstallStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => (
      <ConfirmStep actor={form} route={sailingRows(flexitankReaders.selectFacts(form.getSnapshot()))} />
    ),
  };
  return (
    <ServiceBooking
      {...shared}
      steps={steps}
      placed={(form) => <ToldRows rows={sailingRows(flexitankReaders.selectFacts(form.getSnapshot()))} />}
    />
  );
}
