import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type DeskQueueRef,
  type QueueRow,
  selectCanReadMore,
  selectCanRenew,
  selectFailure,
  selectFilters,
  selectIsReading,
  selectReadAt,
  selectRows,
  selectTotal,
} from '#machines/desk-queue/index.ts';
import { classes } from '#src/ui/classes.ts';
import { type QueueWords, deskQueue as words } from '#src/ui/copy/desk-queue.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { Countdown } from '#src/ui/parts/list/DateTime.tsx';
import { OpenBy } from './OpenBy.tsx';
import { type FilterChoice, QueueFilters } from './QueueFilters.tsx';
import { enterList, moveAmongRows } from './row-focus.ts';

interface QueueProps {
  actor: DeskQueueRef;
  own: QueueWords;
  filters: readonly FilterChoice[];
  /** The row that is open beside the queue. */
  openId: string | null;
  canOpen: boolean;
  onOpen: (id: string) => void;
  titleOf: (row: QueueRow) => string;
  /** What comes at the deadline, where a queue has several kinds. */
  dueOf?: (row: QueueRow) => string | null;
  renderRow: (row: QueueRow) => ReactNode;
}

/** What waits for an operator, the soonest deadline on top. */
export function Queue(props: QueueProps) {
  const { actor, own, filters } = props;
  const failure = useSelector(actor, selectFailure);
  const canRenew = useSelector(actor, selectCanRenew);
  const canReadMore = useSelector(actor, selectCanReadMore);
  const renew = () => actor.send({ type: 'list.renew' });
  return (
    <section aria-labelledby="queue" className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h1 id="queue" className="font-strong text-20 leading-head">
          {own.title}
        </h1>
        {failure === null ? (
          <Button size={32} icon="refresh" disabled={!canRenew} onClick={renew}>
            {words.renew}
          </Button>
        ) : null}
      </div>
      <QueueFilters actor={actor} search={own.search} filters={filters} />
      <Standing actor={actor} own={own} />
      {failure === null ? null : (
        <RetryNote tone="danger" onRetry={renew}>
          {failure}
        </RetryNote>
      )}
      <Rows {...props} />
      {canReadMore ? <Button onClick={() => actor.send({ type: 'list.more' })}>{words.more}</Button> : null}
    </section>
  );
}

function othersOf(row: QueueRow) {
  if (row.kind === 'act') return undefined;
  return row.kind === 'article' ? row.article.openBy : row.openBy;
}

function Standing({ actor, own }: Pick<QueueProps, 'actor' | 'own'>) {
  const shown = useSelector(actor, (snapshot) => selectRows(snapshot).length);
  const total = useSelector(actor, selectTotal);
  const isReading = useSelector(actor, selectIsReading);
  const isFiltered = useSelector(actor, (snapshot) => Object.values(selectFilters(snapshot)).some(Boolean));
  const none = isFiltered ? own.none : (own.empty ?? own.none);
  return (
    <div className="text-12 text-ink-3">
      <p role="status">{isReading ? words.reading : shown === 0 ? none : own.count(shown, total)}</p>
      {shown === 0 ? null : <p id="queue-keys">{words.keys}</p>}
    </div>
  );
}

/** One stop of the Tab key: the row that is open, or else the first. */
function Rows({ actor, own, openId, canOpen, onOpen, titleOf, dueOf, renderRow }: QueueProps) {
  const rows = useSelector(actor, selectRows);
  const readAt = useSelector(actor, selectReadAt);
  if (rows.length === 0) return null;
  const entry = rows.find(({ id }) => id === openId) ?? rows[0];
  return (
    <div
      ref={enterList}
      role="listbox"
      aria-labelledby="queue"
      aria-describedby="queue-keys"
      aria-disabled={!canOpen || undefined}
      className="min-w-0"
      onKeyDown={moveAmongRows}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys.
        <div
          key={row.id}
          role="option"
          aria-selected={row.id === openId}
          tabIndex={row === entry ? 0 : -1}
          onClick={() => onOpen(row.id)}
          className={classes(
            'grid cursor-pointer gap-0.5 border border-line border-b-0 px-1.5 py-1 last:border-b hover:bg-hover',
            row.id === openId ? 'bg-sea-soft' : 'bg-surface',
          )}
        >
          <span className="flex flex-wrap items-center justify-between gap-x-1">
            <span className="font-strong">{titleOf(row)}</span>
            <span className="flex gap-0.5 text-12">
              {row.deadline === null ? null : <span className="text-ink-2">{dueOf?.(row)}</span>}
              {row.deadline === null ? (
                <span className="text-ink-3">{own.noDeadline ?? words.noDeadline}</span>
              ) : (
                <Countdown deadline={row.deadline} now={readAt} label={own.deadline} />
              )}
            </span>
          </span>
          {renderRow(row)}
          <OpenBy others={othersOf(row)} />
        </div>
      ))}
    </div>
  );
}
