import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { UnNumbers } from '#contract/fields/operator-queue.ts';
import { type QueueWords, operatorQueue as words } from '#copy/operator/console.ts';
import {
  listedGroups,
  type OperatorQueueRef,
  type QueueRow,
  selectCanReadMore,
  selectCanRenew,
  selectDue,
  selectFailure,
  selectFilters,
  selectIsReading,
  selectListedIn,
  selectReadAt,
  selectRows,
  selectTotal,
} from '#machines/operator-queue/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { Countdown } from '#src/ui/parts/list/DateTime.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { OpenBy } from './OpenBy.tsx';
import { type FilterChoice, QueueFilters } from './QueueFilters.tsx';
import { enterList, moveAmongRows } from './row-focus.ts';

/** Placards of the dangerous goods, each followed by its UN number. */
export const UnLabels = ({ numbers = [] }: { numbers: UnNumbers | undefined }) =>
  numbers.map(({ unNo, classes }) => (
    <PlacardRow key={unNo ?? classes.join()} values={classes} size={16}>
      {unNo === null ? null : words.unNo(unNo)}
    </PlacardRow>
  ));

interface QueueProps {
  actor: OperatorQueueRef;
  own: QueueWords;
  filters: readonly FilterChoice[];
  openId: string | null;
  canOpen: boolean;
  onOpen: (id: string) => void;
  titleOf: (row: QueueRow) => string;
  /** Name of the deadline, in queues with several kinds. */
  dueOf?: (row: QueueRow) => string | null;
  /** Badges beside the name. */
  renderMarks?: (row: QueueRow) => ReactNode;
  renderRow: (row: QueueRow) => ReactNode;
  /** Button that creates an item, beside the heading. */
  begin?: ReactNode;
}

/** Pending items, earliest deadline first. */
export function Queue(props: QueueProps) {
  const { actor, own, filters, begin } = props;
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
        <div className="flex flex-wrap items-center gap-1">
          {begin}
          {failure === null ? (
            <Button size={32} icon="refresh" disabled={!canRenew} onClick={renew}>
              {words.renew}
            </Button>
          ) : null}
        </div>
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

/** A single tab stop: the open row, or else the first. */
function Rows({ actor, ...props }: QueueProps) {
  const { own, openId, canOpen } = props;
  const rows = useSelector(actor, selectRows);
  const listedIn = useSelector(actor, selectListedIn);
  const total = useSelector(actor, selectTotal);
  const due = useSelector(actor, selectDue);
  const readAt = useSelector(actor, selectReadAt);
  if (rows.length === 0) return null;
  const entry = rows.find(({ id }) => id === openId) ?? rows[0];
  const last = rows.at(-1);
  const groups = listedGroups({ rows, listedIn, total, due });
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
      {groups.map(({ group, count, rows: listed }) => {
        const shown = listed.map((row) => (
          <Row key={row.id} {...props} row={row} readAt={readAt} isEntry={row === entry} isLast={row === last} />
        ));
        if (group === null) return shown;
        const heading = (own.groups ?? words.groups)[group];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list box holds groups of options, which no field set is.
          <div key={group} role="group" aria-label={count === null ? heading : words.counted(heading, count)}>
            <p
              aria-hidden="true"
              className="flex justify-between border border-line border-b-0 bg-sunken px-1.5 py-0.75 font-strong text-12 text-ink-2"
            >
              <span>{heading}</span>
              <span>{count}</span>
            </p>
            {shown}
          </div>
        );
      })}
    </div>
  );
}

interface RowProps extends Omit<QueueProps, 'actor'> {
  row: QueueRow;
  readAt: number;
  isEntry: boolean;
  isLast: boolean;
}

/** The deadline comes first, then the name; the name alone without a deadline. */
function Row({ row, own, openId, onOpen, titleOf, dueOf, renderMarks, renderRow, readAt, isEntry, isLast }: RowProps) {
  const isOpen = row.id === openId;
  const openBy = (
    <span className="ml-auto">
      <OpenBy others={othersOf(row)} isMine={isOpen} />
    </span>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys.
    <div
      role="option"
      aria-selected={isOpen}
      tabIndex={isEntry ? 0 : -1}
      onClick={() => onOpen(row.id)}
      className={classes(
        'grid cursor-pointer gap-0.5 border border-line px-1.5 py-1 hover:bg-hover',
        isOpen ? 'bg-sea-soft' : 'bg-surface',
        !isLast && 'border-b-0',
      )}
    >
      {row.deadline === null ? null : (
        <span className="flex flex-wrap items-center gap-x-1">
          <span className="text-12">
            <Countdown deadline={row.deadline} now={readAt} label={own.deadline} />
          </span>
          <span className="font-strong">{dueOf?.(row) ?? own.deadline}</span>
          {openBy}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
        <span className={row.deadline === null ? 'font-strong' : undefined}>{titleOf(row)}</span>
        {renderMarks?.(row)}
        {row.deadline === null ? openBy : null}
      </span>
      {renderRow(row)}
    </div>
  );
}
