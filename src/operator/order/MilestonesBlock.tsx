import { useSelector } from '@xstate/react';
import { milestoneName, milestonesCopy as words } from '#copy/orders/milestones.ts';
import { kindsOfService } from '#domain/shipment/milestone-kinds.ts';
import { type Milestone, sameMilestone } from '#domain/shipment/milestones.ts';
import {
  type ShipmentRef,
  selectDraft,
  selectIsRecording,
  selectSavedKind,
  selectTheirs,
  selectTrackedOrder,
  type TrackedOrder,
} from '#machines/shipment/index.ts';
import {
  corrections,
  localMoment,
  milestoneLines,
  unitMilestones,
  wholeMilestones,
} from '#src/features/orders/views/milestone-text.ts';
import { classes } from '#src/ui/classes.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { MilestoneForm } from './MilestoneForm.tsx';

/** Milestones of the open order; choosing one opens its times. */
export function MilestonesBlock({ actor }: { actor: ShipmentRef }) {
  const order = useSelector(actor, selectTrackedOrder);
  if (order === null || kindsOfService[order.service].length === 0) return null;
  const { milestones, service } = order;
  const whole = wholeMilestones(milestones);
  const next = whole.findLastIndex(({ actual }) => actual !== null) + 1;
  return (
    <section
      aria-labelledby="milestones"
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-1.5">
        <h3 id="milestones" className="font-strong text-16">
          {words.title}
        </h3>
        <span className="text-12 text-ink-3">{words.lead}</span>
      </div>
      <Saved actor={actor} service={service} />
      <ol className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-x-0.5 gap-y-1">
        {whole.map((milestone, index) => (
          <Choice
            key={`${milestone.kind} ${milestone.location}`}
            {...{ actor, milestone, service }}
            isNext={index === next}
          />
        ))}
      </ol>
      <Theirs actor={actor} />
      <MilestoneForm actor={actor} order={order} />
      <Reports order={order} />
    </section>
  );
}

interface ChoiceProps {
  actor: ShipmentRef;
  milestone: Milestone;
  service: string;
  isNext: boolean;
}

/** One milestone with its plan and its time; a click opens it for a report. */
function Choice({ actor, milestone, service, isNext }: ChoiceProps) {
  const isChosen = useSelector(actor, (snapshot) => {
    const draft = selectDraft(snapshot);
    return draft !== null && draft.kind === milestone.kind && sameMilestone({ ...draft, unit: '' }, milestone);
  });
  const isBusy = useSelector(actor, selectIsRecording);
  const { actual, kind, location } = milestone;
  return (
    <li
      className={classes(
        'grid border-t-2 pt-0.5',
        isNext ? 'border-link' : actual === null ? 'border-line-2' : 'border-sea',
      )}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        {...(isNext ? { 'aria-current': 'step' as const } : {})}
        disabled={isBusy}
        onClick={() => actor.send({ type: 'milestone.choose', kind, unit: '', location })}
        className={classes(
          'grid min-h-5.5 content-start justify-items-start gap-y-0.25 rounded border px-1 py-0.5 text-left text-12',
          isChosen ? 'border-link bg-link-soft' : 'border-transparent hover:border-line-2',
        )}
      >
        {milestoneLines(milestone, service, isNext).map(([text, look]) => (
          <span key={text} className={look}>
            {text}
          </span>
        ))}
      </button>
    </li>
  );
}

function Saved({ actor, service }: { actor: ShipmentRef; service: string }) {
  const kind = useSelector(actor, selectSavedKind);
  return kind === null ? null : (
    <Note tone="ok" live>
      <p>{words.saved(milestoneName(service, kind))}</p>
    </Note>
  );
}

/** Report of the operator or carrier who was first. */
function Theirs({ actor }: { actor: ShipmentRef }) {
  const theirs = useSelector(actor, selectTheirs);
  if (theirs?.latest == null) return null;
  const { at, by, status } = theirs.latest;
  const time = at === null ? words.withdrawn : localMoment(at, theirs.zone);
  return (
    <Note tone="warn" live title={words.taken(by)}>
      <p>{words.theirs(words.statuses[status], time)}</p>
    </Note>
  );
}

/** Containers with times of their own, and what corrections replaced. */
function Reports({ order: { milestones, service } }: { order: TrackedOrder }) {
  const lines = wholeMilestones(milestones).flatMap((whole) => [
    ...linesOf(whole, milestoneName(service, whole.kind)),
    ...unitMilestones(milestones, whole).flatMap((unit) => unitLines(unit, milestoneName(service, whole.kind))),
  ]);
  return lines.length === 0 ? null : (
    <details className="text-12">
      <summary className="cursor-pointer text-link">{words.reports(lines.length)}</summary>
      <ul className="mt-0.5 grid gap-0.25 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

const linesOf = (milestone: Milestone, name: string): string[] =>
  corrections(milestone).map((text) => `${name}：${text}`);

function unitLines(milestone: Milestone, name: string): string[] {
  const { actual, expected, unit, zone } = milestone;
  const time = actual ?? expected;
  const status = actual === null ? words.statuses.expected : words.statuses.actual;
  const own = time === null ? [] : [`${name} ${unit}：${status} ${localMoment(time, zone)}`];
  return [...own, ...linesOf(milestone, `${name} ${unit}`)];
}
