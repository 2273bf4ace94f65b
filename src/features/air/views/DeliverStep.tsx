import { useSelector } from '@xstate/react';
import { airBooking as words } from '#copy/air/order.ts';
import { lcl } from '#copy/lcl/search.ts';
import { airCutOffs } from '#domain/air/flight-days.ts';
import { airReaders } from '#domain/air/service.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BookedField } from '#src/features/booking/form/BookedField.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { BEYOND_KEYS, WIDE_ADDRESSES } from '#src/features/booking/form/hand-in-keys.ts';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PartiesPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import type { AddressBook } from '#src/features/booking/form/parties/PartyPanel.tsx';
import { useShown, useValue } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { portTime } from '#src/ui/text/time-text.ts';

const HAND_IN = ['warehouse', 'handIn', 'handInDay', 'pickupAddress'];

interface DeliverStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
}

/** Declaration, delivery to the airport, contact, parties and payment. */
export function DeliverStep({ actor, fileAccess, addressBook }: DeliverStepProps) {
  const { offer } = useSelector(actor, airReaders.selectFacts);
  const day = useValue<string>(actor, 'flightDay');
  const due =
    offer === null || day === '' ? null : airCutOffs(day, offer.isDanger, offer.timezone, offer.cutOffs).lclCutoff;
  const { date, clock } = portTime(due ?? 0, offer?.timezone ?? CHINA);
  const dueText = due === null ? null : `${date.slice(5)} ${clock}`;
  return (
    <>
      <Declaration actor={actor} fileAccess={fileAccess} />
      <Panel title={words.deliver} {...(dueText === null ? {} : { note: words.deliverNote(dueText) })}>
        <Fields actor={actor} at="" keys={HAND_IN} wide={WIDE_ADDRESSES} />
      </Panel>
      <Panel title={lcl.beyond} note={words.beyondNote}>
        <Fields actor={actor} at="" keys={BEYOND_KEYS} wide={WIDE_ADDRESSES} />
        <BookedField actor={actor} path="insurance.wanted" />
        <Fields actor={actor} at="insurance" keys={['cargoValue', 'currency']} />
      </Panel>
      <ContactPanel actor={actor} />
      <PartiesPanel actor={actor} addressBook={addressBook} due={dueText} dueName={words.handIn} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

/** Shipper's declaration; general cargo has none. */
function Declaration({ actor, fileAccess }: Pick<DeliverStepProps, 'actor' | 'fileAccess'>) {
  const shown = useShown(actor, '');
  if (!shown.has('declaration')) return null;
  return (
    <Panel title={words.declaration} note={words.declarationNote}>
      <Fields actor={actor} at="" keys={['declaration']} />
      {shown.has('declarationFiles') ? (
        <FileField actor={actor} path="declarationFiles" fileAccess={fileAccess} />
      ) : null}
    </Panel>
  );
}
