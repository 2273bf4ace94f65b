import { stepWords } from '#copy/booking/steps.ts';
import { railOrder as words } from '#copy/rail/order.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { type AddressBook, PartyPanel } from '#src/features/booking/form/parties/PartyPanel.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';

interface ConsigneeStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
}

/** Consignee, customs information, contact and payment. */
export function ConsigneeStep({ actor, fileAccess, addressBook }: ConsigneeStepProps) {
  return (
    <>
      <Panel title={words.consignee} note={words.consigneeNote}>
        <PartyPanel actor={actor} at="consignee" title={stepWords.services.consignee} addressBook={addressBook} />
      </Panel>
      <Panel title={words.customs}>
        <Fields actor={actor} at="" keys={['declaredAt', 'insured']} />
        <FileField actor={actor} path="customsSet" fileAccess={fileAccess} />
      </Panel>
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}
