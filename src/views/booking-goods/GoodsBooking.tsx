import type { ReactNode } from 'react';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ConfirmStep } from '../booking/ConfirmStep.tsx';
import { StepFields } from '../booking/Fields.tsx';
import { type OrderFormProps, ServiceBooking } from '../booking/ServiceBooking.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { BuyerStep } from './BuyerStep.tsx';
import { offerRows } from './offer-rows.ts';
import { PurchaseNote } from './PurchaseNote.tsx';
import { PurchaseStep } from './PurchaseStep.tsx';
import { selectGoodsFacts, selectGoodsForm } from './selectors.ts';

export interface GoodsBookingProps extends OrderFormProps {
  fileAccess: FileAccess;
}

/** The order of goods from an offer. */
export function GoodsBooking({ actor, fileAccess, ...shared }: GoodsBookingProps) {
  const steps: Readonly<Record<string, (form: OrderFormRef) => ReactNode>> = {
    purchase: (form) => <PurchaseStep actor={form} />,
    buyer: (form) => <BuyerStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={offerRows(selectGoodsFacts(form.getSnapshot()))} />,
  };
  return (
    <ServiceBooking
      {...shared}
      actor={actor}
      renderStep={(form, step) => steps[step]?.(form) ?? <StepFields actor={form} step={step} />}
      placed={(form) => {
        const snapshot = form.getSnapshot();
        return <PurchaseNote form={selectGoodsForm(snapshot)} facts={selectGoodsFacts(snapshot)} />;
      }}
    />
  );
}
