import { useSelector } from '@xstate/react';
import { type DeskOrderRef, selectCanOpen, selectOrderNo } from '#machines/desk-order/index.ts';
import {
  type DeskOrdersRef,
  type QueueRow,
  selectCanReadMore,
  selectCanRenew,
  selectFailure,
  selectIsReading,
  selectReadAt,
  selectRows,
  selectTotal,
} from '#machines/desk-orders/index.ts';
import { classes } from '#src/ui/classes.ts';
import { deskOrders as words } from '#src/ui/copy/desk-orders.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { Countdown } from '#src/ui/parts/list/DateTime.tsx';
import { OrderBadges } from '../order/OrderBadges.tsx';
import { Boxes, Lane } from '../order/OrderCells.tsx';
import { UnreadBadge } from '../order/UnreadBadge.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import { moveAmongRows } from './row-focus.ts';

interface OrderQueueProps {
  actor: DeskOrdersRef;
  order: DeskOrderRef;
}

export function OrderQueue({ actor, order }: OrderQueueProps) {
  const failure = useSelector(actor, selectFailure);
  const canRenew = useSelector(actor, selectCanRenew);
  const canReadMore = useSelector(actor, selectCanReadMore);
  const renew = () => actor.send({ type: 'list.renew' });
  return (
    <section aria-labelledby="queue" className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h1 id="queue" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        {failure === null ? (
          <Button size={32} icon="refresh" disabled={!canRenew} onClick={renew}>
            {words.renew}
          </Button>
        ) : null}
      </div>
      <QueueFilters actor={actor} />
      <Standing actor={actor} />
      {failure === null ? null : (
        <RetryNote tone="danger" onRetry={renew}>
          {failure}
        </RetryNote>
      )}
      <Rows actor={actor} order={order} />
      {canReadMore ? <Button onClick={() => actor.send({ type: 'list.more' })}>{words.more}</Button> : null}
    </section>
  );
}

function Standing({ actor }: { actor: DeskOrdersRef }) {
  const shown = useSelector(actor, (snapshot) => selectRows(snapshot).length);
  const total = useSelector(actor, selectTotal);
  const isReading = useSelector(actor, selectIsReading);
  return (
    <div className="text-12 text-ink-3">
      <p role="status">{isReading ? words.reading : shown === 0 ? words.none : words.count(shown, total)}</p>
      {shown === 0 ? null : <p id="queue-keys">{words.keys}</p>}
    </div>
  );
}

/** One stop of the Tab key: the row that is open, or else the first. */
function Rows({ actor, order }: OrderQueueProps) {
  const rows = useSelector(actor, selectRows);
  const readAt = useSelector(actor, selectReadAt);
  const orderNo = useSelector(order, selectOrderNo);
  const canOpen = useSelector(order, selectCanOpen);
  if (rows.length === 0) return null;
  const entry = rows.find((row) => row.orderNo === orderNo) ?? rows[0];
  return (
    <div
      role="listbox"
      aria-labelledby="queue"
      aria-describedby="queue-keys"
      aria-disabled={!canOpen || undefined}
      className="grid min-w-0"
      onKeyDown={moveAmongRows}
    >
      {rows.map((row) => (
        <Row
          key={row.orderNo}
          row={row}
          readAt={readAt}
          isOpen={row.orderNo === orderNo}
          isEntry={row === entry}
          onOpen={() => order.send({ type: 'order.open', orderNo: row.orderNo })}
        />
      ))}
    </div>
  );
}

interface RowProps {
  row: QueueRow;
  readAt: number;
  isOpen: boolean;
  isEntry: boolean;
  onOpen: () => void;
}

function Row({ row, readAt, isOpen, isEntry, onOpen }: RowProps) {
  const { orderNo, deadline, service, company } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys.
    <div
      role="option"
      aria-selected={isOpen}
      tabIndex={isEntry ? 0 : -1}
      onClick={onOpen}
      className={classes(
        'grid cursor-pointer gap-0.5 border border-line border-b-0 px-1.5 py-1 last:border-b hover:bg-hover',
        isOpen ? 'bg-sea-soft' : 'bg-surface',
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-1">
        <span className="font-strong">{orderNo}</span>
        <span className="text-12">
          {deadline === null ? (
            <span className="text-ink-3">{words.noDeadline}</span>
          ) : (
            <Countdown deadline={deadline} now={readAt} label={words.deadline} />
          )}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-0.5">
        <OrderBadges order={row} />
        <UnreadBadge order={row} />
        <span className="text-12 text-ink-3">{orders.services[service]}</span>
      </span>
      <span className="min-w-0 text-12 text-ink-2">
        {company} <Lane order={row} /> <Boxes order={row} />
      </span>
    </div>
  );
}
