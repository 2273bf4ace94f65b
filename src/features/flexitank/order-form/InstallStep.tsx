import { flexitank } from '#copy/flexitank/search.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BookedField } from '#src/features/booking/form/BookedField.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';

const words = flexitank.order;
const INSTALL = ['install', 'installDay', 'installAddress', 'disposal'];

/** Installation place and time, disposal of the bags, contact and payment. */
export function InstallStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  return (
    <>
      <Panel title={words.install} note={words.installNote}>
        <Fields actor={actor} at="" keys={INSTALL} wide={['installAddress', 'disposal']} />
      </Panel>
      <Panel title={words.insurance}>
        <BookedField actor={actor} path="insurance.wanted" />
        <Fields actor={actor} at="insurance" keys={['cargoValue', 'currency']} />
      </Panel>
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}
