import { ConfirmStep } from '../booking/ConfirmStep.tsx';
import { useFoldedLines } from '../booking/goods/use-folded-lines.ts';
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
export function DomesticBooking({ actor, fileAccess, ...shared }: DomesticBookingProps) {
  const { reveal, ...lines } = useFoldedLines(actor);
  const steps: StepViews = {
    route: (form) => <DomesticRouteStep actor={form} />,
    cargo: (form) => <DomesticCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    doors: (form) => <DoorsStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={sailingRows(selectDomesticFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} actor={actor} steps={steps} onReveal={reveal} />;
}
