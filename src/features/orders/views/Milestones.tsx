import { Fragment, type ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { milestoneName, milestonesCopy as words } from '#copy/orders/milestones.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import type { Milestone } from '#domain/shipment/milestones.ts';
import { classes } from '#src/ui/classes.ts';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { corrections, delayWords, isLate, localMoment, unitMilestones, wholeMilestones } from './milestone-text.ts';

type TrackedOrder = Pick<OrderAnswer, 'milestones' | 'now' | 'service' | 'status'>;

/** Milestones of the customer's own shipment; nothing before the first has happened or was reported. */
export function OwnMilestones({ order: { milestones = [], now, service, status } }: { order: TrackedOrder }) {
  // Nothing is planned for an order that ended without transport.
  const whole = wholeMilestones(milestones).filter(({ actual }) => actual !== null || !isEnded(status));
  if (!whole.some(({ actual, latest }) => actual !== null || latest !== null)) return null;
  const scale = scaleOf(whole, now);
  const next = whole.findLastIndex(({ actual }) => actual !== null) + 1;
  return (
    <section
      aria-labelledby="milestones"
      className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="milestones" className="font-strong text-16">
        {words.ownTitle} <span className="font-normal text-12 text-ink-3">{words.ownLead}</span>
      </h3>
      <ol className="grid min-w-0">
        {whole.map((milestone, index) => (
          <Fragment key={`${milestone.kind} ${milestone.location}`}>
            {index === next ? <Today now={now} scale={scale} /> : null}
            <Row
              {...{ milestone, service, scale }}
              units={unitMilestones(milestones, milestone)}
              isNext={index === next}
            />
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

interface Scale {
  from: number;
  to: number;
}

/** The span of time from the first to the last known milestone. */
function scaleOf(milestones: readonly Milestone[], now: number): Scale {
  const times = milestones.flatMap(({ planned, expected, actual }) => [planned, expected, actual]);
  const known = [now, ...times.filter((time) => time !== null)];
  return { from: Math.min(...known), to: Math.max(...known) };
}

const shareOf = (instant: number, { from, to }: Scale): string =>
  `${to === from ? 0 : ((instant - from) / (to - from)) * 100}%`;

const COLUMNS = 'grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-1.5 md:grid-cols-[16px_160px_minmax(0,1fr)_150px]';

/** Today among the milestones, and on the scale of time. */
const Today = ({ now, scale }: { now: number; scale: Scale }) => (
  <li className={classes(COLUMNS, 'items-center py-0.5 text-12 text-link')}>
    <span aria-hidden="true" className="h-px bg-link" />
    <span>{words.today(localMoment(now, HOUSE_ZONE))}</span>
    <Track>
      <Mark at={now} scale={scale} className="h-2 w-px bg-link" />
    </Track>
  </li>
);

interface RowProps {
  milestone: Milestone;
  service: string;
  scale: Scale;
  units: readonly Milestone[];
  isNext: boolean;
}

function Row({ milestone, service, scale, units, isNext }: RowProps) {
  const { actual, expected, kind, latest, location, planned } = milestone;
  const isDone = actual !== null;
  const changes = corrections(milestone);
  return (
    <li aria-current={isNext ? 'step' : undefined} className={classes(COLUMNS, 'border-line border-b py-1')}>
      <span
        aria-hidden="true"
        className={classes('diamond-cut mt-0.5 size-1.5', isDone ? 'bg-sea' : isNext ? 'bg-link' : 'bg-line-2')}
      />
      <span className="min-w-0">
        <span className={isDone || isNext ? 'font-strong' : 'text-ink-2'}>{milestoneName(service, kind)}</span>
        <span className="block text-12 text-ink-3">{location}</span>
        {changes.length === 0 && latest !== null && latest.reason !== '' ? (
          <span className="block text-12 text-ink-2">{latest.reason}</span>
        ) : null}
        {changes.length === 0 ? null : (
          <details className="text-12">
            <summary className="cursor-pointer text-link">{words.changes(changes.length)}</summary>
            {changes.map((change) => (
              <p key={change} className="text-ink-2">
                {change}
              </p>
            ))}
          </details>
        )}
      </span>
      <Track>
        {planned === null ? null : <Mark at={planned} scale={scale} className="diamond-cut size-1 bg-line-2" />}
        {actual === null && expected === null ? null : (
          <Mark
            at={actual ?? expected ?? 0}
            scale={scale}
            className={classes('diamond-cut size-1.5', isDone ? 'bg-sea' : 'bg-link')}
          />
        )}
      </Track>
      <span className="grid justify-items-end text-right text-12">
        <Times milestone={milestone} />
        {units.map((unit) => (
          <span key={unit.unit} className="grid justify-items-end">
            <span className="text-ink-3">{unit.unit}</span>
            <Times milestone={unit} />
          </span>
        ))}
      </span>
    </li>
  );
}

/** Reached or expected time with its difference to the plan. */
function Times({ milestone }: { milestone: Milestone }) {
  const { actual, expected, planned, zone } = milestone;
  const time = actual ?? expected;
  const delay = delayWords(milestone);
  return (
    <>
      {time === null ? null : (
        <span className={actual === null ? 'text-ink-2' : 'font-strong'}>
          {actual === null ? words.statuses.expected : words.statuses.actual} {localMoment(time, zone)}
        </span>
      )}
      {planned === null || delay === words.onTime ? null : (
        <span className="text-ink-3">
          {words.statuses.planned} {localMoment(planned, zone)}
        </span>
      )}
      {delay === null ? null : <span className={isLate(milestone) ? 'text-danger' : 'text-ok'}>{delay}</span>}
    </>
  );
}

/** A line on which times stand by their distance; pictures only, the times are beside it. */
const Track = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="relative mt-1 hidden h-2 min-w-0 self-start border-line-2 border-b md:block">
    {children}
  </span>
);

const Mark = ({ at, scale, className }: { at: number; scale: Scale; className: string }) => (
  <span
    className={classes('-translate-x-1/2 absolute bottom-0 translate-y-1/2', className)}
    style={{ left: shareOf(at, scale) }}
  />
);
