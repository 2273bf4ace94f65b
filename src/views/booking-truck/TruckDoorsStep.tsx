import { truck as words } from '#copy/truck/order.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Fields } from '../booking/Fields.tsx';
import { Panel } from '../booking/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '../booking/panels.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';

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
