import '#copy/booking/choices.ts';
import '#copy/warehouse/order.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { GoodsInStore } from './GoodsInStore.tsx';
import { StayNote } from './StayNote.tsx';
import { StayStep } from './StayStep.tsx';
import { storeRows } from './Store.tsx';
import { selectWarehouseFacts, selectWarehouseForm } from './selectors.ts';

export function WarehouseBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <GoodsInStore actor={form} fileAccess={fileAccess} {...lines} />,
    stay: (form) => <StayStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={storeRows(selectWarehouseFacts(form.getSnapshot()))} />,
  };
  return (
    <ServiceBooking
      {...shared}
      steps={steps}
      placed={(form) => {
        const snapshot = form.getSnapshot();
        return <StayNote form={selectWarehouseForm(snapshot)} facts={selectWarehouseFacts(snapshot)} />;
      }}
    />
  );
}
