import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orders as words } from '#copy/orders/list.ts';
import { orderDeviations } from '#copy/orders/order.ts';
import { reachedIndex } from '#domain/orders/reached.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { classes } from '#src/ui/classes.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import type { Deviation } from './Deviations.tsx';
import { dangerousText } from './OrderBadges.tsx';
import { dayText } from './OrderCells.tsx';

type Node = OrderAnswer['timeline'][number];

const isOverdue = ({ plannedAt, actualAt }: Pick<Node, 'actualAt' | 'plannedAt'>, now: number) =>
  actualAt === null && plannedAt !== null && plannedAt < now;

/** Completed and planned steps. A skipped step has no time; an order that ended has no planned steps. */
export function Timeline({ order, now }: { order: OrderAnswer; now: number }) {
  const timeline = isEnded(order.status) ? order.timeline.filter(({ actualAt }) => actualAt !== null) : order.timeline;
  const next = reachedIndex(timeline) + 1;
  return (
    <section aria-labelledby="timeline" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="timeline" className="font-strong text-16">
        {words.timeline}
      </h3>
      <ol className="mt-1 grid">
        {timeline.map((node, index) => (
          <TimelineNode
            key={`${node.node}-${node.plannedAt}-${node.actualAt}`}
            node={index < next && node.actualAt === null ? { ...node, plannedAt: null } : node}
            deviation={order.deviations?.find(({ status }) => status === node.node)}
            isDone={node.actualAt !== null}
            isNext={index === next}
            isLate={index >= next && isOverdue(node, now)}
            isLast={index === timeline.length - 1}
            hasDays={dayText(order) !== null}
          />
        ))}
      </ol>
      {order.dgStatus === 'none' ? null : <DangerousLine order={order} now={now} />}
    </section>
  );
}

/** Status of the dangerous goods: notified, under review, answered, declared. */
function DangerousLine({ order, now }: { order: OrderAnswer; now: number }) {
  const { createdAt, dgStatus, timeline } = order;
  const none = { plannedAt: null, actualAt: null, place: null, remark: null };
  const ofOrder = (wanted: Node['node']) => timeline.filter(({ node }) => node === wanted);
  const all = [
    { ...none, name: words.dgLine.notified, actualAt: createdAt, isDone: true },
    ...ofOrder('dgReviewing').map((node) => ({ ...node, isDone: node.actualAt !== null || dgStatus === 'accepted' })),
    { ...none, name: dangerousText(order), isDone: dgStatus !== 'pending' },
    ...ofOrder('declared').map((node) => ({ ...node, isDone: node.actualAt !== null })),
  ];
  const nodes = isEnded(order.status) ? all.filter(({ isDone }) => isDone) : all;
  const next = nodes.findIndex(({ isDone }) => !isDone);
  return (
    <>
      <h4 className="mt-1 font-strong">{words.dgLine.title}</h4>
      <ol className="mt-1 grid">
        {nodes.map(({ isDone, ...node }, index) => (
          <TimelineNode
            key={node.name}
            node={node}
            isDone={isDone}
            isNext={index === next}
            isLate={!isDone && isOverdue(node, now)}
            isLast={index === nodes.length - 1}
            hasDays={dayText(order) !== null}
          />
        ))}
      </ol>
    </>
  );
}

interface TimelineNodeProps {
  node: Pick<Node, 'actualAt' | 'name' | 'place' | 'plannedAt' | 'remark'>;
  deviation?: Deviation | undefined;
  isDone: boolean;
  isNext: boolean;
  isLate: boolean;
  isLast: boolean;
  /** Planned by day: orders without a voyage have no times. */
  hasDays: boolean;
}

function TimelineNode({ node, deviation, isDone, isNext, isLate, isLast, hasDays }: TimelineNodeProps) {
  const mark = isDone ? 'bg-sea' : isNext ? 'bg-link' : 'bg-line-2';
  return (
    <li aria-current={isNext ? 'step' : undefined} className="grid grid-cols-[16px_1fr] gap-x-1.5">
      <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
        <span className={classes('diamond-cut mt-0.5 size-1.5', mark)} />
        {isLast ? null : (
          <span className={classes('w-px', isDone ? 'bg-sea' : 'border-line-2 border-l border-dashed')} />
        )}
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 pb-1.5">
        <span className="min-w-0">
          <span className={isDone || isNext ? 'font-strong' : 'text-ink-2'}>{node.name}</span>
          {node.place ? <span className="block text-12 text-ink-3">{node.place}</span> : null}
          {deviation === undefined ? null : <Deviated deviation={deviation} />}
          {node.remark ? <span className="block text-12 text-ink-2">{node.remark}</span> : null}
        </span>
        <span className={classes('inline-flex flex-wrap gap-x-0.5 text-12', isLate ? 'text-danger' : 'text-ink-3')}>
          {isDone ? null : isLate ? <span>{words.overdue}</span> : node.plannedAt === null ? null : words.planned}
          {node.actualAt === null && node.plannedAt === null ? null : (
            <DateTime
              instant={node.actualAt ?? node.plannedAt}
              zone={HOUSE_ZONE}
              dateOnly={hasDays && node.actualAt === null}
            />
          )}
        </span>
      </span>
    </li>
  );
}

const Deviated = ({ deviation: { reason } }: { deviation: Deviation }) => (
  <span className="block text-12 text-ink-2">
    <Badge tone="danger">{orderDeviations.badge}</Badge> {orderDeviations.reason(reason)}
  </span>
);
