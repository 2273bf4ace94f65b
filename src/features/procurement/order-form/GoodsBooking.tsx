import '#copy/booking/choices.ts';
import '#copy/procurement/order.ts';
import { goodsReaders } from '#domain/procurement/service.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { BuyerStep } from './BuyerStep.tsx';
import { offerRows } from './offer-rows.ts';
import { PurchaseNote } from './PurchaseNote.tsx';
import { PurchaseStep } from './PurchaseStep.tsx';

export function GoodsBooking({ actor, fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    purchase: (form) => <PurchaseStep actor={form} />,
    buyer: (form) => <BuyerStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={offerRows(goodsReaders.selectFacts(form.getSnapshot()))} />,
  };
  return (
    <ServiceBooking
      {...shared}
      actor={actor}
      steps={steps}
      placed={(form) => {
        const snapshot = form.getSnapshot();
        return <PurchaseNote form={goodsReaders.selectForm(snapshot)} facts={goodsReaders.selectFacts(snapshot)} />;
      }}
    />
  );
}
