import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ConfirmStep } from '../booking/ConfirmStep.tsx';
import { useFoldedLines } from '../booking/goods/use-folded-lines.ts';
import type { AddressBook } from '../booking/parties/PartyPanel.tsx';
import { type OrderFormProps, ServiceBooking, type StepViews } from '../booking/ServiceBooking.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { AirCargoStep } from './AirCargoStep.tsx';
import { DeliverStep } from './DeliverStep.tsx';
import { flightRows } from './FlightFacts.tsx';
import { Placed } from './Placed.tsx';
import { selectAirFacts, selectAirForm } from './selectors.ts';

export interface AirBookingProps extends OrderFormProps {
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
}

function routeOf(form: OrderFormRef) {
  const snapshot = form.getSnapshot();
  return flightRows(selectAirFacts(snapshot), selectAirForm(snapshot).flightDay);
}

/** The order of goods on a flight. */
export function AirBooking({ actor, fileAccess, addressBook, ...shared }: AirBookingProps) {
  const { reveal, ...lines } = useFoldedLines(actor);
  const steps: StepViews = {
    cargo: (form) => <AirCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    handIn: (form) => <DeliverStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <ConfirmStep actor={form} route={routeOf(form)} />,
  };
  return (
    <ServiceBooking
      {...shared}
      actor={actor}
      steps={steps}
      onReveal={reveal}
      placed={(form) => <Placed actor={form} />}
    />
  );
}
