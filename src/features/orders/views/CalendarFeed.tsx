import { useSelector } from '@xstate/react';
import { KIT } from '#copy/kit.ts';
import { calendarFeedCopy as words } from '#copy/orders/order.ts';
import {
  type CalendarFeedRef,
  selectCanClose,
  selectCanRetry,
  selectCanRevoke,
  selectFailure,
  selectFeed,
  selectIsAsking,
  selectIsBusy,
  selectIsKept,
  selectIsLoading,
  selectIsNone,
  selectUrl,
} from '#machines/calendar-feed/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { LinkField } from '#src/ui/parts/common/LinkField.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

/** Private address from which a calendar program loads the user's orders. */
export function CalendarFeed({ actor }: { actor: CalendarFeedRef }) {
  const failure = useSelector(actor, selectFailure);
  const isLoading = useSelector(actor, selectIsLoading);
  const isNone = useSelector(actor, selectIsNone);
  const isKept = useSelector(actor, selectIsKept);
  const canClose = useSelector(actor, selectCanClose);
  const canRetry = useSelector(actor, selectCanRetry);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{words.hint}</p>
      {isLoading ? <SkeletonLine label={words.reading} /> : null}
      {isKept ? <Kept actor={actor} /> : null}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap justify-end gap-1">
        {canRetry ? <Button onClick={() => actor.send({ type: 'feed.retry' })}>{KIT.retry}</Button> : null}
        <Button disabled={!canClose} onClick={() => actor.send({ type: 'feed.close' })}>
          {words.close}
        </Button>
        {isNone ? (
          <Button tone="primary" busy={isBusy} onClick={() => actor.send({ type: 'feed.make' })}>
            {words.make}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Kept({ actor }: { actor: CalendarFeedRef }) {
  const url = useSelector(actor, selectUrl);
  const isAsking = useSelector(actor, selectIsAsking);
  const canRevoke = useSelector(actor, selectCanRevoke);
  return (
    <>
      {url === null ? <p>{words.hidden}</p> : <Url actor={actor} url={url} />}
      <Note tone="warn">{words.secret}</Note>
      <Read actor={actor} />
      {isAsking ? (
        <Question actor={actor} />
      ) : (
        <div>
          <Button size={32} disabled={!canRevoke} onClick={() => actor.send({ type: 'feed.revoke' })}>
            {words.revoke}
          </Button>
        </div>
      )}
    </>
  );
}

function Url({ actor, url }: { actor: CalendarFeedRef; url: string }) {
  const canCopy = useSelector(actor, selectCanRevoke);
  return (
    <div className="grid gap-1">
      <LinkField label={words.url} help={words.once} url={url} />
      <div>
        <Button size={32} icon="copy" disabled={!canCopy} onClick={() => actor.send({ type: 'feed.copy' })}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}

function Read({ actor }: { actor: CalendarFeedRef }) {
  const feed = useSelector(actor, selectFeed);
  if (feed === null) return null;
  return (
    <p className="inline-flex flex-wrap gap-x-1 text-12 text-ink-3">
      <span>{words.madeAt}</span>
      <DateTime instant={feed.madeAt} zone={HOUSE_ZONE} withYear />
      {feed.readAt === null ? (
        <span>{words.neverRead}</span>
      ) : (
        <>
          <span>{words.readAt}</span>
          <DateTime instant={feed.readAt} zone={HOUSE_ZONE} withYear />
        </>
      )}
    </p>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function Question({ actor }: { actor: CalendarFeedRef }) {
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <div className="flex flex-wrap items-center gap-0.5">
      <p ref={focus} tabIndex={-1} className="outline-0">
        {words.ask}
      </p>
      <Button size={32} disabled={isBusy} onClick={() => actor.send({ type: 'feed.cancel' })}>
        {words.keep}
      </Button>
      <Button size={32} tone="danger" disabled={isBusy} onClick={() => actor.send({ type: 'feed.confirm' })}>
        {words.confirm}
      </Button>
    </div>
  );
}
