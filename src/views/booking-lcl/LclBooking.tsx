import { ConfirmStep } from '../booking/ConfirmStep.tsx';
import type { AddressBook } from '../booking/parties/PartyPanel.tsx';
import { type OrderFormProps, ServiceBooking, type StepViews } from '../booking/ServiceBooking.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { departureRows } from './Departure.tsx';
import { HandInStep } from './HandInStep.tsx';
import { LclCargoStep } from './LclCargoStep.tsx';
import { selectLclFacts } from './selectors.ts';

export interface LclBookingProps extends OrderFormProps {
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
}

/** The order of goods that share a box with those of others. */
export function LclBooking({ fileAccess, addressBook, ...shared }: LclBookingProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <LclCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    handIn: (form) => <HandInStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <ConfirmStep actor={form} route={departureRows(selectLclFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} steps={steps} />;
}
