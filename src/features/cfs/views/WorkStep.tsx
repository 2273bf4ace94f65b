import { useId } from 'react';
import { cfs as words } from '#copy/cfs/order.ts';
import { blankVehicle, type CfsForm } from '#domain/cfs/form.ts';
import { cfsPapers } from '#domain/cfs/papers.ts';
import { cfsReaders } from '#domain/cfs/service.ts';
import { VEHICLES_OF_A_FORM } from '#domain/limits.ts';
import { stuffingOptions, stuffingServices } from '#domain/reference/stuffing-works.ts';
import { type OrderFormRef, selectQuote } from '#machines/order-form/index.ts';
import { AddOnCost } from '#src/features/booking/form/AddOnCost.tsx';
import { BookedField } from '#src/features/booking/form/BookedField.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { FormPapers } from '#src/features/booking/form/FormPapers.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { useShared, useShown, useValue } from '#src/features/booking/form/use-booking.ts';
import { VehicleLines } from '#src/features/booking/form/VehicleLines.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

const KEYS = ['plate', 'driver', 'driverId', 'driverPhone', 'transportPermit'];
const LINES = {
  line: words.vehicle,
  add: words.addVehicle,
  remove: words.removeVehicle,
  full: words.fullVehicles,
};

/** Vehicles that deliver the goods: none yet, or one line for each lorry. */
export function Vehicles({ actor }: { actor: OrderFormRef }) {
  const isBrought = useValue<string>(actor, 'handIn') === 'SELF';
  if (!isBrought) return null;
  return (
    <Panel title={words.vehicles} note={words.vehiclesNote}>
      <VehicleLines
        actor={actor}
        at="vehicles"
        blank={blankVehicle}
        keys={KEYS}
        most={VEHICLES_OF_A_FORM}
        words={LINES}
      />
    </Panel>
  );
}

const DELIVERY = ['planDeliverDate', 'planStuffDate', 'handIn', 'pickupPostcode', 'pickupAddress'];

interface WorkStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

/** Work on the containers, delivery, documents, contact and payment. */
export function WorkStep({ actor, fileAccess }: WorkStepProps) {
  return (
    <>
      <Panel title={words.options} note={words.optionsNote}>
        <Extras actor={actor} at="options" codes={stuffingOptions} />
      </Panel>
      <Panel title={words.services}>
        <Extras actor={actor} at="services" codes={stuffingServices} />
      </Panel>
      <Panel title={words.delivery} note={words.deliveryNote}>
        <Fields actor={actor} at="" keys={DELIVERY} wide={['pickupAddress']} />
        <FileField actor={actor} path="packList" fileAccess={fileAccess} />
      </Panel>
      <Vehicles actor={actor} />
      <Papers actor={actor} />
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

interface ExtrasProps {
  actor: OrderFormRef;
  at: 'options' | 'services';
  codes: readonly string[];
}

/** Lists the extra services; each shows its price before it is ticked. */
function Extras({ actor, at, codes }: ExtrasProps) {
  const shown = useShown(actor, at);
  return (
    <div className="grid gap-1">
      {codes
        .filter((code) => shown.has(code))
        .map((code) => (
          <Extra key={code} actor={actor} at={at} code={code} />
        ))}
    </div>
  );
}

function Extra({ actor, at, code }: Pick<ExtrasProps, 'actor' | 'at'> & { code: string }) {
  const price = useShared(actor, selectQuote)?.addOns.find(({ service }) => service === code);
  const cost = useId();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-2 border-line border-b pb-1 last:border-b-0">
      <BookedField actor={actor} path={`${at}.${code}`} {...(price ? { describedBy: cost } : {})} />
      {price ? <AddOnCost id={cost} price={price} /> : null}
    </div>
  );
}

function Papers({ actor }: { actor: OrderFormRef }) {
  const { now } = useShared(actor, cfsReaders.selectFacts);
  return <FormPapers<CfsForm> actor={actor} zone={HOUSE_ZONE} now={now} papersOf={(form) => cfsPapers(form, now)} />;
}
