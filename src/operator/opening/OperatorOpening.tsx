import { useSelector } from '@xstate/react';
import type { OperatorFirstRun } from '#contract/calls/operator-first-run.ts';
import { operatorCompany, operatorOpening as words } from '#copy/operator/company.ts';
import { operatorConsole, operatorQueue } from '#copy/operator/console.ts';
import type { OpeningStep } from '#domain/company/opening.ts';
import { type OperatorRoom, type OperatorRoomsRef, selectRooms } from '#machines/operator-rooms/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

/** Room of each step; operators are created in the server's terminal, so that step has none. */
const ROOMS: Readonly<Record<OpeningStep, OperatorRoom | null>> = {
  ...{ operator: null, company: 'company', codes: 'codes' },
  ...{ rates: 'rates', schedules: 'rates', news: 'content' },
};

type Step = OperatorFirstRun['steps'][number];

interface OperatorOpeningProps {
  actor: ResourceRef<OperatorFirstRun>;
  rooms: OperatorRoomsRef;
}

/** Opening checklist; the server reports which steps are done. */
export const OperatorOpening = ({ actor, rooms }: OperatorOpeningProps) => (
  <section aria-labelledby="opening" className="grid min-w-0 gap-2">
    <h1 id="opening" className="font-strong text-20 leading-head">
      {words.title}
    </h1>
    <ResourceBlock
      actor={actor}
      name={words.name}
      skeleton={<p role="status">{operatorQueue.reading}</p>}
      isEmpty={() => false}
      frame={(inside) => inside}
    >
      {(firstRun) => <Checklist firstRun={firstRun} rooms={rooms} />}
    </ResourceBlock>
  </section>
);

function Checklist({ firstRun, rooms }: { firstRun: OperatorFirstRun; rooms: OperatorRoomsRef }) {
  const done = firstRun.steps.filter(({ isDone }) => isDone).length;
  const next = firstRun.steps.find(({ isDone }) => !isDone);
  return (
    <div className="grid min-w-0 items-start gap-2 xl:grid-cols-[1fr_320px]">
      <div className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
        <div className="flex flex-wrap items-center justify-between gap-1">
          <p className="text-ink-2">{next === undefined ? words.done : words.lead}</p>
          <p role="status" className="font-strong">
            {words.count(done, firstRun.steps.length)}
          </p>
        </div>
        <ol aria-label={words.list} className="grid min-w-0">
          {firstRun.steps.map((step) => (
            <Row key={step.step} step={step} isNext={step === next} firstRun={firstRun} rooms={rooms} />
          ))}
        </ol>
      </div>
      <Beside firstRun={firstRun} />
    </div>
  );
}

interface RowProps {
  step: Step;
  isNext: boolean;
  firstRun: OperatorFirstRun;
  rooms: OperatorRoomsRef;
}

function Row({ step: { step, isDone, doneAt, missing }, isNext, firstRun, rooms }: RowProps) {
  const own = words.steps[step];
  const lead = step === 'codes' ? words.codesLead(firstRun.ports, firstRun.carriers) : own.lead;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5 border-line border-t py-1.5 first:border-t-0"
    >
      <Mark state={isDone ? 'done' : isNext ? 'next' : 'ahead'} />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-1">
        <div className="min-w-0 grow basis-60">
          <h2 className="flex flex-wrap items-center gap-0.5 font-strong">
            {own.title} {isNext ? <Badge tone="warn">{words.isNext}</Badge> : null}
          </h2>
          <p className="wrap-break-word text-12 text-ink-2">{lead}</p>
          {missing.length > 0 ? (
            <p className="text-12">{words.missing(missing.map((fact) => operatorCompany.fields[fact]))}</p>
          ) : null}
          {step === 'operator' ? (
            <code className="mt-0.5 block rounded border border-line bg-sunken px-1 py-0.5 text-12">
              {words.command}
            </code>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-1">
          {isDone ? (
            <span className="flex items-center gap-0.5 text-12 text-ok">
              <Icon name="check" small />
              {words.isDone}
              {doneAt === null || doneAt === 0 ? null : <DateTime instant={doneAt} zone={HOUSE_ZONE} />}
            </span>
          ) : null}
          <Way step={step} isNext={isNext} rooms={rooms} />
        </div>
      </div>
    </li>
  );
}

const MARKS = {
  done: 'border-sea bg-sea',
  next: 'border-link bg-link ring-2 ring-link ring-offset-2 ring-offset-surface',
  ahead: 'border-line-field bg-surface',
} as const;

/** Decorative: the step's text states the same. */
const Mark = ({ state }: { state: keyof typeof MARKS }) => (
  <span aria-hidden="true" className={classes('mt-0.5 size-1.5 rotate-45 border', MARKS[state])} />
);

/** Link to the step's room, if the operator may enter it. */
function Way({ step, isNext, rooms }: Pick<RowProps, 'isNext' | 'rooms'> & { step: OpeningStep }) {
  const mine = useSelector(rooms, selectRooms);
  const room = ROOMS[step];
  if (room === null) return null;
  const { link, byOthers } = words.steps[step];
  if (!mine.includes(room)) return <span className="text-12 text-ink-3">{byOthers}</span>;
  return (
    <Button size={32} tone={isNext ? 'primary' : 'secondary'} onClick={() => rooms.send({ type: 'room.asked', room })}>
      {link}
    </Button>
  );
}

function Beside({ firstRun: { steps, operators } }: { firstRun: OperatorFirstRun }) {
  const isDone = (step: OpeningStep) => steps.some((one) => one.step === step && one.isDone);
  return (
    <div className="grid min-w-0 gap-2">
      <section aria-labelledby="visible" className="grid gap-1 rounded border border-line bg-surface p-2">
        <h2 id="visible" className="font-strong">
          {words.visible}
        </h2>
        <ul className="grid gap-0.5">
          <li>{isDone('rates') && isDone('schedules') ? words.prices.yes : words.prices.no}</li>
          <li>{isDone('news') ? words.news.yes : words.news.no}</li>
        </ul>
        <div>
          <ButtonLink href="/" target="_blank" rel="noopener" size={32}>
            {words.home}
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="people" className="grid gap-1 rounded border border-line bg-surface p-2">
        <h2 id="people" className="font-strong">
          {words.people}
        </h2>
        <ul className="grid gap-0.5">
          {operators.map(({ name, roles }) => (
            <li key={name}>
              <span className="font-strong">{name}</span>{' '}
              <span className="text-12 text-ink-3">{roles.map((role) => operatorConsole.roles[role]).join('、')}</span>
            </li>
          ))}
        </ul>
        <p className="text-12 text-ink-3">{words.morePeople}</p>
      </section>
    </div>
  );
}
