import { operatorVerifications as words } from '#copy/operator/requests.ts';
import { type Comparison, compareSheet, type VerificationSheet } from '#machines/operator-verification/index.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';
import type { Column } from '#src/ui/parts/list/Table.types.ts';

const TONES = { same: 'ok', different: 'danger', alone: 'plain' } as const;

/** An 18-character code exceeds half the width of a small screen. */
const textColumn = (key: 'written' | 'read' | 'registered'): Column<Comparison> => ({
  key,
  label: words[key],
  render: (row) => <span className="wrap-anywhere">{row[key] || words.nothing}</span>,
});

const COLUMNS: readonly Column<Comparison>[] = [
  { key: 'field', label: words.field, render: ({ field }) => words.fields[field] },
  ...(['written', 'read', 'registered'] as const).map(textColumn),
  {
    key: 'result',
    label: words.result,
    render: ({ result }) => <Badge tone={TONES[result]}>{words.results[result]}</Badge>,
  },
];

/** Compares typed, recognised and registered values line by line. */
export const Compared = ({ sheet }: { sheet: VerificationSheet }) => (
  <section aria-labelledby="compared" className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3">
    <h3 id="compared" className="font-strong text-16">
      {words.compare}
    </h3>
    {sheet.isTaken ? <Note tone="warn">{words.taken}</Note> : null}
    {sheet.register.company === null ? (
      <Note tone="warn">{sheet.register.isAsked ? words.notListed : words.notQueried}</Note>
    ) : null}
    <Table
      caption={words.compare}
      columns={COLUMNS}
      rows={compareSheet(sheet)}
      rowKey={({ field }) => field}
      dense
      cardsBelow={768}
    />
  </section>
);
