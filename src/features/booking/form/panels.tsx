import { useState } from 'react';
import { choiceName } from '#copy/booking/choices.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { KIT } from '#copy/kit.ts';
import { type PartiesForm, withoutParties } from '#domain/booking/parties.ts';
import { type OrderFormRef, selectIsSignedIn } from '#machines/order-form/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { BookedField } from './BookedField.tsx';
import { Fields } from './Fields.tsx';
import { FileField } from './FileField.tsx';
import { Panel } from './Panel.tsx';
import { type AddressBook, PartyPanel } from './parties/PartyPanel.tsx';
import { useShared, useValue, valueNow } from './use-booking.ts';

const PATH = 'parties';
const CHOICES = ['LATER', 'NOW'].map((value) => ({ value, label: choiceName(PATH, value) }));

/** No party is filled in, so switching loses nothing. */
const isEmpty = (form: PartiesForm) => JSON.stringify(withoutParties(form)) === JSON.stringify(form);

interface PartiesChoiceProps {
  actor: OrderFormRef;
  /** Deadline for naming the parties, formatted; null while unknown. */
  due: string | null;
  /** Name of the deadline; defaults to the shipping-instruction cut-off. */
  dueName?: string | undefined;
}

/** Names shipper and consignee now, or before the documents close; asks before discarding typed values. */
export function PartiesChoice({ actor, due, dueName }: PartiesChoiceProps) {
  const chosen = useValue<string>(actor, PATH);
  const [isAsking, setIsAsking] = useState(false);
  const set = (value: string) => {
    actor.send({ type: 'form.set', path: PATH, value });
    setIsAsking(false);
  };
  const choose = (value: string) => {
    if (value === 'NOW' || isEmpty(valueNow<PartiesForm>(actor, ''))) set(value);
    else setIsAsking(true);
  };
  return (
    <div id="field-parties" className="grid gap-1">
      <Segmented label={fieldLabel(PATH)} value={chosen} onChange={choose} choices={CHOICES} />
      {chosen === 'LATER' ? (
        <p className="text-ink-2">{stepWords.services.partiesLater(dueName ?? stepWords.services.partiesDue, due)}</p>
      ) : null}
      <Dialog
        open={isAsking}
        title={stepWords.services.toLaterTitle}
        width={400}
        onClose={() => setIsAsking(false)}
        foot={
          <>
            <Button onClick={() => setIsAsking(false)}>{stepWords.paste.cancel}</Button>
            <Button tone="primary" onClick={() => set('LATER')}>
              {KIT.confirm}
            </Button>
          </>
        }
      >
        {stepWords.services.toLater}
      </Dialog>
    </div>
  );
}

interface PanelProps {
  actor: OrderFormRef;
}

/** Contact person of the order. */
export function ContactPanel({ actor }: PanelProps) {
  const isSignedIn = useShared(actor, selectIsSignedIn);
  return (
    <Panel title={stepWords.services.contact} {...(isSignedIn ? {} : { note: stepWords.services.contactVisitor })}>
      <Fields actor={actor} at="" keys={['contactName', 'contactPhone', 'contactTel', 'contactEmail', 'wechat']} />
    </Panel>
  );
}

interface PartiesPanelProps extends PanelProps {
  addressBook: () => AddressBook;
  /** Deadline for naming the parties, formatted; null while unknown. */
  due: string | null;
  dueName?: string;
}

/** Shipper and consignee, now or later. */
export function PartiesPanel({ actor, addressBook, due, dueName }: PartiesPanelProps) {
  const party = (at: 'consignee' | 'notify' | 'shipper') => (
    <PartyPanel actor={actor} at={at} title={stepWords.services[at]} addressBook={addressBook} />
  );
  return (
    <Panel title={stepWords.services.parties}>
      <PartiesChoice actor={actor} due={due} dueName={dueName} />
      {party('shipper')}
      <Fields actor={actor} at="" keys={['toOrder']} wide={['toOrder']} />
      {party('consignee')}
      <Fields actor={actor} at="" keys={['notifySame']} />
      {party('notify')}
    </Panel>
  );
}

const INVOICE = [
  'invoiceType',
  'companyName',
  'taxpayerId',
  'regAddress',
  'regPhone',
  'bankName',
  'bankAccount',
  'receiverName',
  'receiverPhone',
  'region',
  'address',
];

interface PaymentPanelProps extends PanelProps {
  /** Payment fields of this service. */
  keys: readonly string[];
}

/** Payer, payment terms and invoice. */
export function PaymentPanel({ actor, keys }: PaymentPanelProps) {
  return (
    <Panel title={stepWords.services.payment}>
      <Fields actor={actor} at="" keys={keys} />
      <BookedField actor={actor} path="invoice.wanted" />
      <Fields actor={actor} at="invoice" keys={INVOICE} />
    </Panel>
  );
}

/** Attachments and remarks. */
export function AttachedPanel({ actor, fileAccess }: PanelProps & { fileAccess: FileAccess }) {
  return (
    <Panel title={stepWords.services.files}>
      <FileField actor={actor} path="documents" fileAccess={fileAccess} />
      <BookedField actor={actor} path="remark" />
    </Panel>
  );
}
