import { ConfirmStep } from '../booking/ConfirmStep.tsx';
import { type OrderFormProps, ServiceBooking, type StepViews } from '../booking/ServiceBooking.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { DomesticCargoStep } from './DomesticCargoStep.tsx';
import { DomesticRouteStep } from './DomesticRouteStep.tsx';
import { DoorsStep } from './DoorsStep.tsx';
import { sailingRows } from './Sailing.tsx';
import { selectDomesticFacts } from './selectors.ts';

export interface DomesticBookingProps extends OrderFormProps {
  fileAccess: FileAccess;
}

/** The order of boxes on a coastal lane. */
export function DomesticBooking({ fileAccess, ...shared }: DomesticBookingProps) {
  const steps: StepViews = {
    route: (form) => <DomesticRouteStep actor={form} />,
    cargo: (form, lines) => <DomesticCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    doors: (form) => <DoorsStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={sailingRows(selectDomesticFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} steps={steps} />;
}
