import { Countdown } from '#src/ui/parts/list/DateTime.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';
import { Term } from '#src/ui/parts/Term.tsx';

interface Closing {
  label: string;
  deadline: number;
}

/** Column of cut-offs, one line each. */
export const closingsColumn = <Row,>(
  label: string,
  now: number,
  closingsOf: (row: Row) => readonly Closing[],
): Column<Row> => ({
  key: 'closes',
  label,
  mark: <Term name="cutOffs" word={label} isMark />,
  render: (row) =>
    closingsOf(row).map((closing) => (
      <span key={closing.label} className="block">
        <span className="mr-0.5">{closing.label}</span>
        <Countdown deadline={closing.deadline} now={now} label={closing.label} />
      </span>
    )),
});
