import { laterStep } from '../booking/later-step.tsx';
import type { AddressBook } from '../booking/parties/PartyPanel.tsx';
import { type OrderFormProps, ServiceBooking, type StepViews } from '../booking/ServiceBooking.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { selectRailFacts } from './selectors.ts';
import { TrainStep } from './TrainStep.tsx';
import { trainRows } from './train-rows.tsx';

const RailCargoStep = laterStep(async () => (await import('./RailCargoStep.tsx')).RailCargoStep);
const ConsigneeStep = laterStep(async () => (await import('./ConsigneeStep.tsx')).ConsigneeStep);
const ConfirmStep = laterStep(async () => (await import('../booking/ConfirmStep.tsx')).ConfirmStep);

export interface RailBookingProps extends OrderFormProps {
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
}

/** The order of boxes by rail. */
export function RailBooking({ fileAccess, addressBook, ...shared }: RailBookingProps) {
  const steps: StepViews = {
    train: (form) => <TrainStep actor={form} />,
    cargo: (form, lines) => <RailCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    consignee: (form) => <ConsigneeStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <ConfirmStep actor={form} route={trainRows(selectRailFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} steps={steps} />;
}
