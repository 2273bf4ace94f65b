import { useSelector } from '@xstate/react';
import { invoices as words } from '#copy/user-centre/enterprise.ts';
import {
  type InvoicePage,
  type InvoiceRequestRef,
  selectCanBegin,
  selectDownloaded,
  selectFailure,
  selectIsChoosing,
  selectIsEditing,
  selectIsList,
  selectIsReading,
  selectIsSent,
  selectIsUnread,
  selectPage,
} from '#machines/invoice-request/index.ts';
import { PageTurns } from '#src/features/page-parts/views/PageTurns.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { InvoiceCheck } from './InvoiceCheck.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';
import { OrderChoice } from './OrderChoice.tsx';

/** Issued and requested invoices, with the form for another. */
export function InvoiceRequest({ actor }: { actor: InvoiceRequestRef }) {
  const page = useSelector(actor, selectPage);
  const isReading = useSelector(actor, selectIsReading);
  const isUnread = useSelector(actor, selectIsUnread);
  const isList = useSelector(actor, selectIsList);
  const isChoosing = useSelector(actor, selectIsChoosing);
  const isEditing = useSelector(actor, selectIsEditing);
  const failure = useSelector(actor, selectFailure);
  if (isUnread)
    return (
      <RetryNote tone="danger" onRetry={() => actor.send({ type: 'invoice.retry' })}>
        {failure ?? words.failed}
      </RetryNote>
    );
  if (page === null) return <SkeletonLine label={words.loading} />;
  if (isChoosing) return <OrderChoice actor={actor} page={page} />;
  if (isEditing) return <InvoiceFields actor={actor} />;
  return isList || isReading ? <List actor={actor} page={page} /> : <InvoiceCheck actor={actor} page={page} />;
}

function List({ actor, page }: { actor: InvoiceRequestRef; page: InvoicePage }) {
  const isReading = useSelector(actor, selectIsReading);
  const isSent = useSelector(actor, selectIsSent);
  const failure = useSelector(actor, selectFailure);
  return (
    <div className="grid gap-2" aria-busy={isReading}>
      {isSent ? (
        <Note tone="ok" live>
          {words.sent}
        </Note>
      ) : null}
      {failure === null ? null : (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      <Beginning actor={actor} page={page} />
      {page.items.length === 0 ? (
        <Empty picture="barge" level={2} title={words.none}>
          {words.noneText}
        </Empty>
      ) : (
        <InvoiceRows actor={actor} page={page} />
      )}
      <Turning actor={actor} page={page} />
    </div>
  );
}

function Beginning({ actor, page: { mayAsk, invoiceable } }: { actor: InvoiceRequestRef; page: InvoicePage }) {
  const canBegin = useSelector(actor, selectCanBegin);
  if (!mayAsk) return <p className="text-ink-2">{words.onlyReads}</p>;
  if (invoiceable.length === 0)
    return (
      <Note title={words.nothing}>
        <p>{words.nothingText}</p>
      </Note>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-1">
      <p className="min-w-0 flex-1 basis-20 text-ink-2">{words.lead}</p>
      <Button tone="primary" disabled={!canBegin} onClick={() => actor.send({ type: 'invoice.begin' })}>
        {words.begin}
      </Button>
    </div>
  );
}

function Turning({ actor, page }: { actor: InvoiceRequestRef; page: InvoicePage }) {
  const isList = useSelector(actor, selectIsList);
  const isDownloading = useSelector(actor, selectDownloaded) !== null;
  const isOff = !isList || isDownloading;
  return <PageTurns page={page} isOff={isOff} onTurn={(to) => actor.send({ type: 'invoice.turn', page: to })} />;
}
