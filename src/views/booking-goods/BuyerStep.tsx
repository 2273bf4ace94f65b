import { useSelector } from '@xstate/react';
import { goods } from '#copy/procurement/market.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Fields } from '../booking/Fields.tsx';
import { FileField } from '../booking/FileField.tsx';
import { Panel } from '../booking/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '../booking/panels.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { selectGoodsFacts } from './selectors.ts';

const words = goods.order;

/** Buyer, licence, contact and invoice. */
export function BuyerStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  const { goods: offered, bought } = useSelector(actor, selectGoodsFacts);
  return (
    <>
      <Panel title={words.buyer}>
        {offered?.needsLicence ? (
          <Note tone="warn">{words.licence(bought?.qualifications.join('、') ?? '')}</Note>
        ) : (
          <Note>{words.noLicence}</Note>
        )}
        <Fields actor={actor} at="" keys={['buyerCompany', 'licenceNo', 'licenceExpires']} />
        {offered?.needsLicence ? <FileField actor={actor} path="licenceFiles" fileAccess={fileAccess} /> : null}
        {offered?.needsPermit ? (
          <>
            <Note tone="warn">{words.permit}</Note>
            <FileField actor={actor} path="permitFiles" fileAccess={fileAccess} />
          </>
        ) : null}
      </Panel>
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}
