import { warehouse } from '#copy/warehouse/search.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';

const words = warehouse.order;
const STAY = ['startDate', 'days', 'mode', 'tempFrom', 'tempTo', 'turnover'];
const RIDES = ['inbound', 'inboundAddress', 'outbound', 'outboundAddress'];
const WORKS = ['repack', 'label', 'decant', 'sample', 'count', 'palletize', 'insure'];
/** Long texts span the whole width. */
const WIDE = ['inboundAddress', 'outboundAddress'];

/** Storage period, delivery and collection, handling and contact. */
export function StayStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  return (
    <>
      <Panel title={words.stay}>
        <Fields actor={actor} at="" keys={STAY} />
      </Panel>
      <Panel title={words.rides} note={words.onRequest}>
        <Fields actor={actor} at="" keys={RIDES} wide={WIDE} />
      </Panel>
      <Panel title={words.works} note={words.onRequest}>
        <Fields actor={actor} at="" keys={WORKS} />
      </Panel>
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}
