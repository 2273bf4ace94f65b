import { useSelector } from '@xstate/react';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import {
  type OperatorInvoiceRef,
  selectCanClose,
  selectDone,
  selectId,
  selectIsOpening,
  selectIsUnread,
  selectRefusal,
  selectSheet,
} from '#machines/operator-invoice/index.ts';
import { ActionResult, Opened } from '../queue/Opened.tsx';
import type { HoldFile } from '../rates-import/hold-file.ts';
import { InvoiceDetails } from './InvoiceDetails.tsx';
import { InvoicedOrders } from './InvoicedOrders.tsx';
import { IssueForm } from './IssueForm.tsx';
import { Outcome } from './Outcome.tsx';
import { RefusalForm } from './RefusalForm.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface OperatorInvoiceProps {
  actor: OperatorInvoiceRef;
  hold: HoldFile;
  /** Moves the focus back to the queue. */
  toList: () => void;
}

/** The invoice request in full, and its result. */
export function OperatorInvoice({ actor, hold, toList }: OperatorInvoiceProps) {
  const id = useSelector(actor, selectId);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  const close = () => {
    actor.send({ type: 'invoice.close' });
    toList();
  };
  return (
    <Opened
      id={id}
      own={words}
      title={
        <>
          {sheet === null ? words.title : `${words.title} ${sheet.row.details.companyName}`}
          {sheet === null ? null : <StatusBadge status={sheet.row.status} />}
        </>
      }
      others={sheet?.row.openBy}
      isOpening={isOpening}
      canClose={canClose}
      onClose={close}
      result={<Result actor={actor} />}
    >
      {sheet === null ? null : (
        <>
          <InvoiceDetails actor={actor} sheet={sheet} />
          <InvoicedOrders row={sheet.row} />
          {isOpening ? null : sheet.row.status === 'requested' ? (
            <>
              <IssueForm actor={actor} hold={hold} />
              <RefusalForm actor={actor} />
            </>
          ) : (
            <Outcome actor={actor} row={sheet.row} />
          )}
        </>
      )}
    </Opened>
  );
}

function Result({ actor }: { actor: OperatorInvoiceRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <ActionResult
      done={done === null ? null : words.done[done]}
      refusal={refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'invoice.retry' })}
    />
  );
}
