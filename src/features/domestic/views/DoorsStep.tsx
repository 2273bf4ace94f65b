import { useSelector } from '@xstate/react';
import { domestic } from '#copy/domestic/search.ts';
import type { DoorSide } from '#domain/domestic/fees.ts';
import { domesticReaders } from '#domain/domestic/service.ts';
import { hasDelivery, hasPickup } from '#domain/domestic/terms.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BookedField } from '#src/features/booking/form/BookedField.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { useValue } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { tonsOf } from '../../../../domain/measure-text.ts';

const STOP = ['city', 'district', 'contact', 'phone', 'day', 'window', 'address'];

interface DoorsStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

/** Loading and unloading sites, attachments, contact and payment. */
export function DoorsStep({ actor, fileAccess }: DoorsStepProps) {
  const term = useValue<string>(actor, 'term');
  return (
    <>
      {hasPickup(term) ? <Door actor={actor} side="pickup" /> : null}
      {hasDelivery(term) ? <Door actor={actor} side="delivery" /> : null}
      <Panel title={domestic.extras}>
        <BookedField actor={actor} path="insurance.wanted" />
        <Fields actor={actor} at="insurance" keys={['cargoValue']} />
        <Fields actor={actor} at="" keys={['receipt', 'boxDeposit', 'receiptAddress']} wide={['receiptAddress']} />
        <p className="text-12 text-ink-3">{domestic.deposit}</p>
      </Panel>
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

function Door({ actor, side }: { actor: OrderFormRef; side: DoorSide }) {
  const { offer } = useSelector(actor, domesticReaders.selectFacts);
  const city = useValue<string>(actor, `${side}.city`);
  const door = offer?.[side].find(({ code }) => code === city);
  return (
    <Panel title={domestic.doors[side].title} note={domestic.doors[side].note}>
      <Fields actor={actor} at={side} keys={STOP} wide={['address']} />
      {door === undefined ? null : (
        <p className="text-12 text-ink-3">{domestic.road(tonsOf(door.limitKg), door.nameCn)}</p>
      )}
    </Panel>
  );
}
