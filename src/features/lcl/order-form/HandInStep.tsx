import { useSelector } from '@xstate/react';
import { lcl } from '#copy/lcl/search.ts';
import { lclReaders } from '#domain/lcl/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { BEYOND_KEYS, WIDE_ADDRESSES } from '#src/features/booking/form/hand-in-keys.ts';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PartiesPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import type { AddressBook } from '#src/features/booking/form/parties/PartyPanel.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { portTime } from '#src/ui/text/time-text.ts';

const HAND_IN = ['handIn', 'handInDay', 'pickupAddress', 'plate', 'driver', 'driverPhone', 'transportPermit'];

interface HandInStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
}

/** Delivery to the warehouse, contact, parties and payment. */
export function HandInStep({ actor, fileAccess, addressBook }: HandInStepProps) {
  const { offer } = useSelector(actor, lclReaders.selectFacts);
  const textOf = (instant: number, zone: string) => {
    const { date, clock } = portTime(instant, zone);
    return `${date.slice(5)} ${clock}`;
  };
  return (
    <>
      <Panel
        title={lcl.handInTitle}
        {...(offer === null ? {} : { note: lcl.handInNote(textOf(offer.cutOffs.lclCutoff, offer.timezone)) })}
      >
        <Fields actor={actor} at="" keys={HAND_IN} wide={WIDE_ADDRESSES} />
        <p className="text-12 text-ink-3">{lcl.deadFreight}</p>
      </Panel>
      <Panel title={lcl.beyond} note={lcl.beyondNote}>
        <Fields actor={actor} at="" keys={BEYOND_KEYS} wide={WIDE_ADDRESSES} />
      </Panel>
      <ContactPanel actor={actor} />
      <PartiesPanel
        actor={actor}
        addressBook={addressBook}
        due={offer === null ? null : textOf(offer.cutOffs.siCutoff, offer.timezone)}
      />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}
