import { useId } from 'react';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { daysOfWork, finishDay, finishOfWork, startsOnChosenDay, type WorkSchedule } from '#domain/dg-desk/finish.ts';
import type { DeskForm } from '#domain/dg-desk/form.ts';
import { deskReaders } from '#domain/dg-desk/service.ts';
import { worksOf } from '#domain/dg-desk/works.ts';
import { type DeskWork, deskWorks } from '#domain/reference/desk-works.ts';
import { type OrderFormRef, selectQuote } from '#machines/order-form/index.ts';
import { AddOnCost } from '#src/features/booking/form/AddOnCost.tsx';
import { BookedField } from '#src/features/booking/form/BookedField.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FormOrigin } from '#src/features/booking/form/FormOrigin.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useDerived, useShared, useValue } from '#src/features/booking/form/use-booking.ts';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';

interface FinishTableProps {
  form: WorkSchedule;
  now: number;
}

interface Row {
  name: string;
  days: string;
  day: string;
  papers: string;
}

const columns: readonly Column<Row>[] = [
  { key: 'work', label: words.columns.work, render: ({ name }) => name },
  { key: 'days', label: words.columns.days, render: ({ days }) => days },
  { key: 'day', label: words.columns.day, render: ({ day }) => <span className="tabular-nums">{day}</span> },
  { key: 'papers', label: words.papersNeeded, card: 'col-span-full', render: ({ papers }) => papers },
];

/** Each requested service with its duration, finish date and requirements. */
export function FinishTable({ form, now }: FinishTableProps) {
  const all = finishDay(form, now);
  if (all === null) return <p className="text-ink-3">{words.nothing}</p>;
  const rows = worksOf(form).map((work) => ({
    name: words.works[work].name,
    papers: words.works[work].papers,
    days: words.days(daysOfWork(work, form)),
    day: startsOnChosenDay(work) ? words.from(finishOfWork(work, form, now)) : finishOfWork(work, form, now),
  }));
  return (
    <>
      <Table caption={words.finish} columns={columns} rows={rows} rowKey={({ name }) => name} cardsBelow={768} />
      <p className="font-strong">{words.allDone(all)}</p>
    </>
  );
}

interface StepProps {
  actor: OrderFormRef;
}

/** A service with its price beside the box, before it is ticked. */
function Work({ actor, work }: StepProps & { work: DeskWork }) {
  const price = useShared(actor, selectQuote)?.addOns.find(({ service }) => service === work);
  const cost = useId();
  return (
    <div className="grid gap-x-2 border-line border-b pb-1 last:border-b-0 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <BookedField actor={actor} path={`works.${work}`} {...(price ? { describedBy: cost } : {})} />
        <p className="pl-3 text-12 text-ink-3">{words.works[work].gives}</p>
      </div>
      {price ? <AddOnCost id={cost} price={price} /> : null}
    </div>
  );
}

/** Questions of one service, shown while it is ticked. */
function Own({
  actor,
  work,
  title,
  keys,
  wide = [],
}: StepProps & { work: DeskWork; title: string; keys: readonly string[]; wide?: readonly string[] }) {
  const isOrdered = useValue<boolean>(actor, `works.${work}`);
  if (!isOrdered) return null;
  return (
    <Panel title={title}>
      <Fields actor={actor} at="" keys={keys} wide={wide} />
    </Panel>
  );
}

/** Services, urgency and the questions of each service. */
export function WorksStep({ actor }: StepProps) {
  return (
    <>
      <FormOrigin actor={actor} />
      <Panel title={words.choose} note={words.chooseNote}>
        <div className="grid gap-1">
          {deskWorks.map((work) => (
            <Work key={work} actor={actor} work={work} />
          ))}
        </div>
      </Panel>
      <Own actor={actor} work="sds" title={words.ofSheet} keys={['sdsWork', 'sdsLanguage']} />
      <Own
        actor={actor}
        work="training"
        title={words.ofTraining}
        keys={['trainTopic', 'people', 'trainMode', 'trainDay', 'trainPlace']}
        wide={['trainPlace']}
      />
      <Own actor={actor} work="emergency" title={words.ofPhone} keys={['months', 'phoneFrom']} />
      <Finish actor={actor} />
    </>
  );
}

/** The form values that finish dates depend on; goods and names do not change them. */
const finishKey = ({ works, urgency, trainDay, phoneFrom }: DeskForm) =>
  JSON.stringify([works, urgency, trainDay, phoneFrom]);

function Finish({ actor }: StepProps) {
  useDerived<DeskForm, string>(actor, '', finishKey);
  const { now } = useShared(actor, deskReaders.selectFacts);
  return (
    <Panel title={words.finish} note={words.finishNote}>
      <Fields actor={actor} at="" keys={['urgency']} />
      <p className="text-12 text-ink-3">{words.urgentNote}</p>
      <FinishTable form={deskReaders.selectForm(actor.getSnapshot())} now={now} />
    </Panel>
  );
}
