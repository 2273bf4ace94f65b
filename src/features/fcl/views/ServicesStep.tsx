import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { fieldLabel } from '#copy/booking/dictionary.ts';
import { fieldTerm } from '#copy/booking/fields.ts';
import { stepWords } from '#copy/booking/steps.ts';
import type { FclForm, ServiceCode } from '#domain/fcl/form.ts';
import { fclReaders } from '#domain/fcl/service.ts';
import { servicesOfTerms } from '#domain/fcl/terms.ts';
import { type OrderFormRef, selectQuote } from '#machines/order-form/index.ts';
import { AddOnCost } from '#src/features/booking/form/AddOnCost.tsx';
import { BookedField } from '#src/features/booking/form/BookedField.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PartiesPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import type { AddressBook } from '#src/features/booking/form/parties/PartyPanel.tsx';
import { useDerived, useShared, useValue } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Term } from '#src/ui/parts/Term.tsx';
import { portTime } from '#src/ui/text/time-text.ts';

const ADD_ONS: Record<ServiceCode, readonly string[]> = {
  truck: ['province', 'city', 'district', 'loadingAt', 'dgVehicle', 'address'],
  customs: ['mode'],
  declaration: [],
  stuffing: ['deliverDay'],
  placards: [],
  certificates: ['kind'],
  storage: ['fromDay', 'days'],
  insurance: ['cargoValue', 'currency'],
  destination: ['kind', 'address'],
  handling: ['kind', 'note'],
  video: [],
};

/** Long texts span the remaining columns. */
const LONG = { address: 'col-span-2 md:col-span-3', note: 'col-span-2 md:col-span-3' };

interface ServicesStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
}

/** Additional services, parties, payment and attachments. */
export function ServicesStep({ actor, fileAccess, addressBook }: ServicesStepProps) {
  const facts = useSelector(actor, fclReaders.selectFacts);
  const due = facts.offer === null ? null : portTime(facts.offer.cutOffs.siCutoff, facts.offer.timezone);
  return (
    <>
      <Panel title={stepWords.services.addOns}>
        <div className="grid gap-1">
          {(Object.keys(ADD_ONS) as ServiceCode[]).map((code) => (
            <AddOn key={code} actor={actor} code={code} />
          ))}
        </div>
      </Panel>
      <ContactPanel actor={actor} />
      <PartiesPanel
        actor={actor}
        addressBook={addressBook}
        due={due === null ? null : `${due.date.slice(5)} ${due.clock}`}
      />
      <Panel title={stepWords.services.bill}>
        <Fields actor={actor} at="" keys={['tradeTerm', 'blType', 'blOwner', 'blCopies', 'issuePlace']} />
      </Panel>
      <PaymentPanel actor={actor} keys={['payTerm', 'settleType', 'currency', 'payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

const neededByTerms = (form: FclForm) =>
  servicesOfTerms(form)
    .map(({ service }) => service)
    .join(' ');

/** An additional service with its form once ticked; no checkbox when the price includes it. */
function AddOn({ actor, code }: { actor: OrderFormRef; code: ServiceCode }) {
  const at = `services.${code}`;
  const isSelected = useValue<boolean>(actor, `${at}.wanted`);
  const price = useShared(actor, selectQuote)?.addOns.find(({ service }) => service === code);
  const needed = useDerived<FclForm, string>(actor, '', neededByTerms);
  const isSettled = price?.isIncluded === true && isSelected === needed.split(' ').includes(code);
  const term = fieldTerm(`${at}.wanted`);
  const cost = useId();
  return (
    <div className="border-line border-b pb-1 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        {isSettled ? (
          <p className="flex items-start gap-0.5 py-1">
            {fieldLabel(`${at}.wanted`)}
            {term && <Term {...term} isMark />}
          </p>
        ) : (
          <BookedField actor={actor} path={`${at}.wanted`} {...(price ? { describedBy: cost } : {})} />
        )}
        {price ? <AddOnCost id={cost} price={price} /> : null}
      </div>
      {isSelected ? <Fields actor={actor} at={at} keys={ADD_ONS[code]} placed={LONG} className="mt-1" /> : null}
    </div>
  );
}
