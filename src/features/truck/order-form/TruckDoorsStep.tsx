import { truck as words } from '#copy/truck/order.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';

const STOP = ['city', 'district', 'contact', 'phone', 'day', 'window', 'address'];

/** Loading and unloading sites with times, contact and payment. */
export function TruckDoorsStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  return (
    <>
      {(['loading', 'unloading'] as const).map((at) => (
        <Panel key={at} title={words.doors[at].title} note={words.doors[at].note}>
          <Fields actor={actor} at={at} keys={STOP} wide={['address']} />
        </Panel>
      ))}
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}
