import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import {
  type DeskOrderRef,
  selectCanClose,
  selectDone,
  selectIsOpening,
  selectIsUnread,
  selectOrderNo,
  selectRefusal,
  selectSheet,
} from '#machines/desk-order/index.ts';
import type { OrderMessagesRef } from '#machines/order-messages/index.ts';
import { deskOrders as words } from '#src/ui/copy/desk-orders.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { OrderBadges } from '../order/OrderBadges.tsx';
import { OrderConversation } from '../order-messages/OrderConversation.tsx';
import { AmendmentReview } from './AmendmentReview.tsx';
import { MoveForm } from './MoveForm.tsx';
import { PaperReview } from './PaperReview.tsx';
import { SheetFacts } from './SheetFacts.tsx';

interface DeskOrderProps {
  actor: DeskOrderRef;
  /** Where its customer and the desk write to each other. */
  messages: OrderMessagesRef | undefined;
  /** Takes the focus back to the queue. */
  toList: () => void;
}

/** The order that is open: what is to be done on top, the whole sheet below. */
export function DeskOrder({ actor, messages, toList }: DeskOrderProps) {
  const orderNo = useSelector(actor, selectOrderNo);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  if (orderNo === null)
    return <p className="rounded border border-line border-dashed p-3 text-ink-3">{words.choose}</p>;
  const close = () => {
    actor.send({ type: 'order.close' });
    toList();
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && canClose) close();
  };
  return (
    <section
      key={orderNo}
      aria-labelledby="opened"
      aria-busy={isOpening}
      onKeyDown={leave}
      className="grid min-w-0 gap-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h2
          key={String(isOpening && sheet === null)}
          id="opened"
          tabIndex={-1}
          ref={takeFocus}
          className="flex flex-wrap items-center gap-1 font-strong text-20 leading-head"
        >
          {orderNo} {sheet === null ? null : <OrderBadges order={sheet.order} />}
        </h2>
        <Button size={32} icon="close" disabled={!canClose} onClick={close}>
          {words.close}
        </Button>
      </div>
      <Result actor={actor} />
      {sheet === null ? (
        <p role="status">{isOpening ? words.reading : ''}</p>
      ) : (
        <>
          <AmendmentReview actor={actor} />
          <MoveForm actor={actor} />
          <PaperReview actor={actor} papers={sheet.papers} />
          {messages === undefined ? null : <OrderConversation actor={messages} side="desk" />}
          <SheetFacts sheet={sheet} />
        </>
      )}
    </section>
  );
}

/** What was done, or why it was not. */
function Result({ actor }: { actor: DeskOrderRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <>
      {done === null ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {words[done]}
        </p>
      )}
      {isUnread ? (
        <RetryNote tone="danger" onRetry={() => actor.send({ type: 'order.retry' })}>
          {refusal}
        </RetryNote>
      ) : refusal === null ? null : (
        <Note tone="danger" live>
          {refusal}
        </Note>
      )}
    </>
  );
}

/** What had the focus is behind or gone: the row that was opened, the retry, the form that was sent. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
