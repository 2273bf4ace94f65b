import { stepWords } from '#copy/booking/steps.ts';
import { type OrderFormRef, selectIsSignedIn } from '#machines/order-form/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { BookedField } from './BookedField.tsx';
import { Fields } from './Fields.tsx';
import { FileField } from './FileField.tsx';
import { Panel } from './Panel.tsx';
import { PartiesChoice } from './parties/PartiesChoice.tsx';
import { type AddressBook, PartyPanel } from './parties/PartyPanel.tsx';
import { useShared } from './use-booking.ts';

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
