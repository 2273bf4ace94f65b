import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { resource } from '#copy/kit.ts';
import { orderMessages as words } from '#copy/orders/order.ts';
import { MESSAGE_LENGTH } from '#domain/limits.ts';
import type { MessageSide } from '#domain/orders/messages.ts';
import {
  type Conversation,
  type OrderMessagesRef,
  selectCanSend,
  selectCanWrite,
  selectFailure,
  selectIsSending,
  selectIsSent,
  selectList,
  selectText,
} from '#machines/order-messages/index.ts';
import {
  selectCanRefresh,
  selectContent,
  selectIsOutdated,
  selectScreen,
  type WatchRef,
} from '#machines/watch/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

interface OrderMessagesProps {
  actor: OrderMessagesRef;
  /** Loaded messages. */
  list: WatchRef<Conversation>;
  /** The current user's side. */
  side: MessageSide;
}

/** Messages between customer and operators, and the input for the next. */
export function OrderMessages({ actor, list, side }: OrderMessagesProps) {
  return (
    <section aria-labelledby="messages" className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="messages" className="font-strong text-16">
        {words.title}
      </h3>
      <p className="text-12 text-ink-3">{side === 'desk' ? words.toCustomer : words.toOperator}</p>
      <Listed actor={actor} list={list} />
    </section>
  );
}

function Listed({ actor, list }: Omit<OrderMessagesProps, 'side'>) {
  const screen = useSelector(list, selectScreen);
  const isOutdated = useSelector(list, selectIsOutdated);
  const canRefresh = useSelector(list, selectCanRefresh);
  const retry = () => list.send({ type: 'watch.refresh' });
  switch (screen) {
    case 'nothing':
    case 'missing':
      return null;
    case 'loading':
      return (
        <p role="status" className="text-ink-3">
          {words.reading}
        </p>
      );
    case 'failed':
      return (
        <RetryNote tone="danger" onRetry={retry}>
          {resource.failed}
        </RetryNote>
      );
    case 'content':
      return (
        <>
          {isOutdated ? (
            <RetryNote tone="danger" title={resource.staleTitle} onRetry={retry}>
              {resource.stale}
            </RetryNote>
          ) : (
            <Button size={32} icon="refresh" className="justify-self-start" disabled={!canRefresh} onClick={retry}>
              {words.renew}
            </Button>
          )}
          <Written list={list} />
          <Writing actor={actor} list={list} />
        </>
      );
    default:
      return screen satisfies never;
  }
}

function Written({ list }: Pick<OrderMessagesProps, 'list'>) {
  const { items } = useSelector(list, selectContent) as Conversation;
  return (
    <div role="log" aria-label={words.list}>
      {items.length === 0 ? <p className="text-ink-3">{words.none}</p> : null}
      <ol className="grid">
        {items.map(({ no, side, author, text, at }) => (
          <li key={no} className="grid gap-0.25 border-line border-b py-1 last:border-b-0">
            <span className="flex flex-wrap gap-x-1 text-12 text-ink-3">
              <span className={side === 'desk' ? 'text-sea' : undefined}>
                {words[side]} {author}
              </span>
              <DateTime instant={at} zone={HOUSE_ZONE} />
            </span>
            <span className="wrap-break-word min-w-0 whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Writing({ actor, list }: Omit<OrderMessagesProps, 'side'>) {
  const { maySend } = useSelector(list, selectContent) as Conversation;
  const text = useSelector(actor, selectText);
  const failure = useSelector(actor, selectFailure);
  const canWrite = useSelector(actor, selectCanWrite);
  const canSend = useSelector(actor, selectCanSend);
  const isSending = useSelector(actor, selectIsSending);
  const isSent = useSelector(actor, selectIsSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'messages.send' });
  };
  if (!maySend) return <p className="text-ink-3">{words.closed}</p>;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-1">
      <Field label={words.text} error={failure}>
        {(control) => (
          <TextArea
            {...control}
            limit={MESSAGE_LENGTH}
            readOnly={!canWrite}
            value={text}
            onChange={(typed) => actor.send({ type: 'messages.typed', text: typed })}
          />
        )}
      </Field>
      <span className="flex flex-wrap items-center gap-1">
        <Button
          type="submit"
          busy={isSending}
          disabled={!(canSend || isSending)}
          title={canSend || isSending ? undefined : words.nothingTyped}
        >
          {words.send}
        </Button>
        <span role="status" className="text-ok">
          {isSent ? words.sent : ''}
        </span>
      </span>
    </form>
  );
}

/** Loads the messages of an order. */
export function OrderConversation({ actor, side }: { actor: OrderMessagesRef; side: MessageSide }) {
  const list = useSelector(actor, selectList);
  return list === undefined ? null : <OrderMessages actor={actor} list={list} side={side} />;
}
