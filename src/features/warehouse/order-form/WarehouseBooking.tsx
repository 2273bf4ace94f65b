import '#copy/booking/choices.ts';
import '#copy/warehouse/order.ts';
import { warehouseReaders } from '#domain/warehouse/service.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { GoodsInStore } from './GoodsInStore.tsx';
import { StayNote } from './StayNote.tsx';
import { StayStep } from './StayStep.tsx';
import { storeRows } from './Store.tsx';

export function WarehouseBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <GoodsInStore actor={form} fileAccess={fileAccess} {...lines} />,
    stay: (form) => <StayStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={storeRows(warehouseReaders.selectFacts(form.getSnapshot()))} />,
  };
  return (
    <ServiceBooking
      {...shared}
      steps={steps}
      placed={(form) => {
        const snapshot = form.getSnapshot();
        return <StayNote form={warehouseReaders.selectForm(snapshot)} facts={warehouseReaders.selectFacts(snapshot)} />;
      }}
    />
  );
}
