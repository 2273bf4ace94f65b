import { laterStep } from '../booking/later-step.tsx';
import { type OrderFormProps, ServiceBooking, type StepViews } from '../booking/ServiceBooking.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { StationStep, stationRows } from './StationStep.tsx';
import { selectCfsFacts, selectCfsForm } from './selectors.ts';

const CfsCargoStep = laterStep(async () => (await import('./CfsCargoStep.tsx')).CfsCargoStep);
const WorkStep = laterStep(async () => (await import('./WorkStep.tsx')).WorkStep);
const ConfirmStep = laterStep(async () => (await import('../booking/ConfirmStep.tsx')).ConfirmStep);

export interface CfsBookingProps extends OrderFormProps {
  fileAccess: FileAccess;
}

/** The order of boxes that are stuffed for a sailing of the customer's own. */
export function CfsBooking({ fileAccess, ...shared }: CfsBookingProps) {
  const steps: StepViews = {
    station: (form) => <StationStep actor={form} />,
    cargo: (form, lines) => <CfsCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    work: (form) => <WorkStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => {
      const snapshot = form.getSnapshot();
      return <ConfirmStep actor={form} route={stationRows(selectCfsForm(snapshot), selectCfsFacts(snapshot))} />;
    },
  };
  return <ServiceBooking {...shared} steps={steps} />;
}
