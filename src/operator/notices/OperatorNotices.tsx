import { useSelector } from '@xstate/react';
import { operatorNotices as words } from '#copy/operator/console.ts';
import {
  type OperatorNoticesRef,
  type OutgoingNotice,
  type OutgoingState,
  selectCanReadMore,
  selectFailure,
  selectIsBrowsing,
  selectIsReading,
  selectIsSent,
  selectIsUnread,
  selectNotices,
  selectSending,
  selectState,
  selectTotal,
} from '#machines/operator-notices/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { takeFocus } from '../queue/take-focus.ts';

type NoticeColumn = Column<OutgoingNotice>;

const whatOf: readonly NoticeColumn[] = [
  {
    key: 'what',
    label: words.columns.what,
    render: ({ kindName, subject, text }) => (
      <>
        <span className="font-strong">{subject}</span> {kindName}
        <span className="block text-12 text-ink-2">{text}</span>
      </>
    ),
  },
  { key: 'to', label: words.columns.to, render: ({ receiver }) => receiver ?? words.company },
  { key: 'by', label: words.columns.by, render: ({ channel }) => words.channels[channel] },
  {
    key: 'at',
    label: words.columns.at,
    render: ({ createdAt }) => <DateTime instant={createdAt} zone={HOUSE_ZONE} />,
  },
];

const tries: readonly NoticeColumn[] = [
  { key: 'tried', label: words.columns.tried, render: ({ attempts }) => words.times(attempts) },
  {
    key: 'why',
    label: words.columns.why,
    render: ({ lastError }) => (lastError === null ? words.untried : words.reasonOf(lastError)),
  },
];

const next: NoticeColumn = {
  key: 'next',
  label: words.next,
  render: ({ nextAttemptAt }) => <DateTime instant={nextAttemptAt} zone={HOUSE_ZONE} />,
};

const sentAt: NoticeColumn = {
  key: 'sentAt',
  label: words.sentAt,
  render: ({ settledAt }) => (settledAt === null ? null : <DateTime instant={settledAt} zone={HOUSE_ZONE} />),
};

/** Pending notices show the next attempt, sent ones their time. */
export const columnsOf = (state: OutgoingState): readonly NoticeColumn[] =>
  ({ dead: [...whatOf, ...tries], waiting: [...whatOf, ...tries, next], sent: [...whatOf, sentAt] })[state];

export const acts = (actor: OperatorNoticesRef): NoticeColumn => ({
  key: 'acts',
  label: words.columns.acts,
  quiet: true,
  render: (notice) => <SendAgain actor={actor} notice={notice} />,
});

function SendAgain({ actor, notice: { id, subject } }: { actor: OperatorNoticesRef; notice: OutgoingNotice }) {
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const isSending = useSelector(actor, (snapshot) => selectSending(snapshot) === id);
  return (
    <Button
      size={32}
      tone="quiet"
      busy={isSending}
      disabled={!isBrowsing}
      onClick={() => actor.send({ type: 'notice.send', id })}
    >
      {words.send} <span className="sr-only">{subject}</span>
    </Button>
  );
}

const STATES = (['dead', 'waiting', 'sent'] as const).map((value) => ({ value, label: words.states[value] }));

/** Sent and failed notices, with a retry. */
export function OperatorNotices({ actor }: { actor: OperatorNoticesRef }) {
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const canReadMore = useSelector(actor, selectCanReadMore);
  return (
    <section aria-labelledby="notices" className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id="notices" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        <Button size={32} icon="refresh" disabled={!isBrowsing} onClick={() => actor.send({ type: 'list.renew' })}>
          {words.renew}
        </Button>
      </div>
      <p className="text-ink-2">{words.lead}</p>
      <States actor={actor} />
      <Result actor={actor} />
      <Standing actor={actor} />
      <List actor={actor} />
      {canReadMore ? <Button onClick={() => actor.send({ type: 'list.more' })}>{words.more}</Button> : null}
    </section>
  );
}

function States({ actor }: { actor: OperatorNoticesRef }) {
  const state = useSelector(actor, selectState);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  return (
    <div className="justify-self-start">
      <Segmented<OutgoingState>
        compact
        label={words.state}
        choices={STATES}
        disabled={!isBrowsing}
        value={state}
        onChange={(next) => actor.send({ type: 'state.chosen', state: next })}
      />
    </div>
  );
}

/** Result of the last action. */
function Result({ actor }: { actor: OperatorNoticesRef }) {
  const isSent = useSelector(actor, selectIsSent);
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  if (isSent)
    return (
      <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
        {words.sent}
      </p>
    );
  if (failure === null) return null;
  const title = words.failures[failure.of];
  return isUnread ? (
    <RetryNote tone="danger" title={title} onRetry={() => actor.send({ type: 'list.renew' })}>
      {failure.message}
    </RetryNote>
  ) : (
    <Note tone="danger" live title={title}>
      {failure.message}
    </Note>
  );
}

function Standing({ actor }: { actor: OperatorNoticesRef }) {
  const notices = useSelector(actor, selectNotices);
  const total = useSelector(actor, selectTotal);
  const state = useSelector(actor, selectState);
  const isReading = useSelector(actor, selectIsReading);
  const shown = notices?.length ?? 0;
  return (
    <p role="status" className="text-12 text-ink-3">
      {isReading ? words.reading : notices === null ? '' : shown === 0 ? words.none[state] : words.count(shown, total)}
    </p>
  );
}

function List({ actor }: { actor: OperatorNoticesRef }) {
  const notices = useSelector(actor, selectNotices);
  const state = useSelector(actor, selectState);
  if (notices === null || notices.length === 0) return null;
  const columns = columnsOf(state);
  return (
    <Table
      dense
      caption={words.title}
      columns={state === 'dead' ? [...columns, acts(actor)] : columns}
      rows={notices}
      rowKey={({ id }) => id}
    />
  );
}
