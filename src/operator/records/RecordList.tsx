import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type OperatorRecord,
  type OperatorRecordsRef,
  selectCanReadMore,
  selectIsBrowsing,
  selectIsReading,
  selectRows,
  selectTotal,
} from '#machines/operator-records/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';

interface RecordListProps {
  actor: OperatorRecordsRef;
  words: ListWords;
  columns: readonly Column<OperatorRecord>[];
  nameOf: (row: OperatorRecord) => string;
  onOpen: () => void;
  /** Search form of the list. */
  children: ReactNode;
}

interface ListWords {
  title: string;
  edit: string;
  more: string;
  reading: string;
  none: string;
  count: (shown: number, total: number) => string;
  columns: { acts: string };
}

/** Table of records, each with an edit button. */
export function RecordList({ actor, words, columns, nameOf, onOpen, children }: RecordListProps) {
  const rows = useSelector(actor, selectRows);
  const canReadMore = useSelector(actor, selectCanReadMore);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const acts: Column<OperatorRecord> = {
    key: 'acts',
    label: words.columns.acts,
    quiet: true,
    render: (row) => (
      <span className="-my-0.75 flex flex-wrap gap-0.5">
        <Button
          size={32}
          tone="quiet"
          disabled={!isBrowsing}
          onClick={() => {
            onOpen();
            actor.send({ type: 'row.edit', id: row.id });
          }}
        >
          {words.edit} <span className="sr-only">{nameOf(row)}</span>
        </Button>
      </span>
    ),
  };
  return (
    <div className="grid min-w-0 gap-1.5">
      {children}
      <Standing actor={actor} words={words} />
      {rows === null || rows.length === 0 ? null : (
        <Table dense caption={words.title} columns={[...columns, acts]} rows={rows} rowKey={({ id }) => id} />
      )}
      {canReadMore ? <Button onClick={() => actor.send({ type: 'list.more' })}>{words.more}</Button> : null}
    </div>
  );
}

function Standing({ actor, words }: Pick<RecordListProps, 'actor' | 'words'>) {
  const rows = useSelector(actor, selectRows);
  const total = useSelector(actor, selectTotal);
  const isReading = useSelector(actor, selectIsReading);
  const shown = rows?.length ?? 0;
  return (
    <p role="status" className="text-12 text-ink-3">
      {isReading ? words.reading : rows === null ? '' : shown === 0 ? words.none : words.count(shown, total)}
    </p>
  );
}
