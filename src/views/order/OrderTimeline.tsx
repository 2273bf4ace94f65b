import type { OrderAnswer } from '#contract/calls/orders.ts';
import { classes } from '#src/ui/classes.ts';
import { orders as words } from '#src/ui/copy/orders.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

type Node = OrderAnswer['timeline'][number];

const isOverdue = ({ plannedAt, actualAt }: Node, now: number) =>
  actualAt === null && plannedAt !== null && plannedAt < now;

/** What has been and what is planned; the first that has not been is what is waited for. */
export function Timeline({ order, now }: { order: OrderAnswer; now: number }) {
  const next = order.timeline.findIndex(({ actualAt }) => actualAt === null);
  return (
    <section aria-labelledby="timeline" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="timeline" className="font-strong text-16">
        {words.timeline}
      </h3>
      <ol className="mt-1 grid">
        {order.timeline.map((node, index) => (
          <TimelineNode
            key={`${node.node}-${node.plannedAt}-${node.actualAt}`}
            node={node}
            isNext={index === next}
            isLate={isOverdue(node, now)}
            isLast={index === order.timeline.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}

interface TimelineNodeProps {
  node: Node;
  isNext: boolean;
  isLate: boolean;
  isLast: boolean;
}

function TimelineNode({ node, isNext, isLate, isLast }: TimelineNodeProps) {
  const isDone = node.actualAt !== null;
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
          {node.remark ? <span className="block text-12 text-ink-2">{node.remark}</span> : null}
        </span>
        <span className={classes('inline-flex flex-wrap gap-x-0.5 text-12', isLate ? 'text-danger' : 'text-ink-3')}>
          {isDone ? null : isLate ? <span>{words.overdue}</span> : node.plannedAt === null ? null : words.planned}
          {node.actualAt === null && node.plannedAt === null ? null : (
            <DateTime instant={node.actualAt ?? node.plannedAt} zone={HOUSE_ZONE} />
          )}
        </span>
      </span>
    </li>
  );
}
