import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { daysOfWork, finishDay, finishOfWork, startsOnChosenDay, type WorkSchedule } from '#domain/dg-desk/finish.ts';
import { worksOf } from '#domain/dg-desk/works.ts';
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
