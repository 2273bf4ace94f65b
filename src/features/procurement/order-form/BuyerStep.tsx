import { useSelector } from '@xstate/react';
import { goods } from '#copy/procurement/market.ts';
import { goodsReaders } from '#domain/procurement/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FileField } from '#src/features/booking/form/FileField.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const words = goods.order;

/** Buyer, licence, contact and invoice. */
export function BuyerStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  const { goods: offered, bought } = useSelector(actor, goodsReaders.selectFacts);
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
