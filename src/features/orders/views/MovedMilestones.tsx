import { useSelector } from '@xstate/react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { milestoneName, milestonesCopy as words } from '#copy/orders/milestones.ts';
import { delayOf, type Milestone, type Movement, movedSince } from '#domain/shipment/milestones.ts';
import { type OrderRef, selectCanMarkSeen, selectIsAsking, selectRefusal } from '#machines/order/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { delayWords, localMoment, sourceText, wholeMilestones } from './milestone-text.ts';

type Order = Pick<OrderAnswer, 'createdAt' | 'milestones' | 'milestonesSeenAt' | 'service'>;

/** Reports since the user last looked, and what a changed arrival moves. */
export function MovedMilestones({ actor, order }: { actor: OrderRef; order: Order }) {
  const canMark = useSelector(actor, selectCanMarkSeen);
  const failure = useSelector(actor, (snapshot) => (selectIsAsking(snapshot) ? null : selectRefusal(snapshot)));
  const { createdAt, milestones = [], milestonesSeenAt, service } = order;
  const moved = movedSince(milestones, milestonesSeenAt ?? createdAt);
  if (moved.length === 0) return null;
  return (
    <section
      aria-labelledby="moved"
      className="grid min-w-0 gap-1 rounded border border-warn-line bg-warn-soft p-2 md:p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h3 id="moved" className="font-strong text-16">
          {words.moved(moved.length)}
        </h3>
        <Button size={32} disabled={!canMark} onClick={() => actor.send({ type: 'milestones.seen' })}>
          {words.markSeen}
        </Button>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <ul className="grid gap-1">
        {moved.map((movement) => (
          <MovedLine
            key={`${movement.milestone.kind} ${movement.milestone.unit} ${movement.report.recordedAt} ${movement.report.at}`}
            {...{ movement, service }}
          />
        ))}
      </ul>
      {moved.some(isArrival) ? <MovedPlans milestones={milestones} service={service} /> : null}
    </section>
  );
}

const isArrival = ({ milestone, report }: Movement): boolean =>
  milestone.kind === 'arrived' && report.status === 'expected';

function MovedLine({ movement: { milestone, report, before }, service }: { movement: Movement; service: string }) {
  const { kind, location, unit, zone } = milestone;
  const status = words.statuses[report.status];
  const timeOf = (at: number | null) => (at === null ? words.withdrawn : localMoment(at, zone));
  // The first expected time replaces the planned one.
  const from = before === undefined ? (report.status === 'expected' ? milestone.planned : null) : before.at;
  const delay = report.status === 'planned' ? null : delayWords(milestone);
  return (
    <li className="grid min-w-0 gap-x-1 md:grid-cols-[140px_minmax(0,1fr)]">
      <span className="font-strong">
        {milestoneName(service, kind)} {unit}
      </span>
      <span className="min-w-0">
        {from === null && before === undefined
          ? words.movedTo(status, timeOf(report.at))
          : words.movedFrom(status, timeOf(from), timeOf(report.at))}
        {delay === null ? '' : `，${delay}`}
        <span className="block text-12 text-ink-2">
          {[location, report.reason, sourceText(report)].filter((text) => text !== '').join('，')}
        </span>
      </span>
    </li>
  );
}

/** Plans after the arrival that its delay moves. */
function MovedPlans({ milestones, service }: { milestones: readonly Milestone[]; service: string }) {
  const whole = wholeMilestones(milestones);
  const arrival = whole.findIndex(({ kind }) => kind === 'arrived');
  const later = whole.slice(arrival + 1).filter((one) => one.actual === null && (delayOf(one) ?? 0) !== 0);
  return later.length === 0 ? null : (
    <p className="text-12">
      {words.arrivalMoves}
      {later
        .map((one) => {
          const times = [one.planned, one.expected].map((at) => (at === null ? '' : localMoment(at, one.zone)));
          return words.movedFrom(milestoneName(service, one.kind), times[0] ?? '', times[1] ?? '');
        })
        .join('；')}
    </p>
  );
}
