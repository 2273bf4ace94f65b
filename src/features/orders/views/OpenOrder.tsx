import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import {
  type OrderRef,
  selectAmendment,
  selectCancellation,
  selectContent,
  selectDocuments,
  selectHandIn,
  selectMessages,
  selectPaperForm,
} from '#machines/order/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import type { PaperDesk } from './OrderPapers.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import type { OrderFiles } from './order-files.ts';

interface OpenOrderProps {
  actor: OrderRef;
  skeleton: ReactNode;
  missing: ReactNode;
  onVerify: (() => void) | undefined;
  desk: PaperDesk;
  fileAccess: OrderFiles;
}

/** An order with its loaded parts. */
export function OpenOrder({ actor, skeleton, missing, onVerify, desk, fileAccess }: OpenOrderProps) {
  const content = useSelector(actor, selectContent);
  const amendment = useSelector(actor, selectAmendment);
  const cancellation = useSelector(actor, selectCancellation);
  const documents = useSelector(actor, selectDocuments);
  const handIn = useSelector(actor, selectHandIn);
  const messages = useSelector(actor, selectMessages);
  const paperForm = useSelector(actor, selectPaperForm);
  return content === undefined ? null : (
    <ResourceView
      actor={content as ResourceRef<{ order: OrderAnswer; ahead: number }>}
      skeleton={skeleton}
      missing={missing}
    >
      {({ order, ahead }) => (
        <OrderSheet
          actor={actor}
          order={order}
          ahead={ahead}
          onVerify={onVerify}
          amendment={amendment}
          cancellation={cancellation}
          desk={desk}
          documents={documents}
          handIn={handIn}
          messages={messages}
          paperForm={paperForm}
          fileAccess={fileAccess}
        />
      )}
    </ResourceView>
  );
}
