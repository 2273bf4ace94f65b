import { useSelector } from '@xstate/react';
import { operatorNotices as words } from '#copy/operator/console.ts';
import {
  type OperatorNoticesRef,
  type OutgoingNotice,
  type OutgoingState,
  selectIsBrowsing,
  selectSending,
} from '#machines/operator-notices/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';

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
