import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type CodeKind, codeKinds } from '#domain/reference/code-kinds.ts';
import {
  type DeskRecord,
  type DeskRecordsRef,
  type RecordFilters,
  selectCanReadMore,
  selectFilters,
  selectIsBrowsing,
  selectIsReading,
  selectRow,
  selectRows,
  selectTotal,
} from '#machines/desk-records/index.ts';
import { deskCodes as words } from '#src/ui/copy/desk-records.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { KeywordForm } from '../desk-queue/KeywordForm.tsx';
import { takeLostFocus } from '../desk-queue/take-focus.ts';
import { fieldsOfCode } from './fields.ts';
import { RecordForm } from './RecordForm.tsx';
import { Told } from './Told.tsx';

const isKind = (text: string): text is CodeKind => codeKinds.some((kind) => kind === text);
const kindOf = (text: string): CodeKind => (isKind(text) ? text : codeKinds[0]);
const nameOf = ({ id, fields }: DeskRecord) => `${id} ${fields.nameCn ?? ''}`;

/** The codes that price lists and timetables are written with. */
export function DeskCodes({ actor }: { actor: DeskRecordsRef }) {
  const kind = useSelector(actor, (snapshot) => kindOf(selectFilters(snapshot).kind));
  const row = useSelector(actor, selectRow);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section aria-labelledby="codes" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id="codes" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        <Button
          key={String(isBrowsing)}
          ref={wasOpened ? takeLostFocus : undefined}
          size={32}
          icon="plus"
          disabled={!isBrowsing}
          onClick={() => {
            setWasOpened(true);
            actor.send({ type: 'row.add' });
          }}
        >
          {words.add(words.kinds[kind])}
        </Button>
        <Button size={32} icon="refresh" disabled={!isBrowsing} onClick={() => actor.send({ type: 'list.renew' })}>
          {words.renew}
        </Button>
      </div>
      <p className="text-ink-2">{words.lead}</p>
      <Told actor={actor} />
      <div className="grid min-w-0 items-start gap-2 xl:has-[>div:last-child:not(:empty)]:grid-cols-[minmax(0,1fr)_400px]">
        <List actor={actor} kind={kind} onOpen={() => setWasOpened(true)} />
        <div className="grid min-w-0 gap-2">
          <RecordForm
            actor={actor}
            title={row === null ? words.adding(words.kinds[kind]) : words.editing(nameOf(row))}
            fields={fieldsOfCode(kind, row)}
          />
        </div>
      </div>
    </section>
  );
}

/** What tells one from another of its kind, after its code and name. */
function more(kind: CodeKind, { fields }: DeskRecord): string {
  const told = fieldsOfCode(kind, null)
    .filter(({ name }) => ['trade', 'secondCode', 'nameEn', 'country', 'group', 'feeGroup', 'basis'].includes(name))
    .map(({ name, choices }) => {
      const value = fields[name] ?? '';
      const label = (one: string) => choices?.find((choice) => choice.value === one)?.label ?? one;
      return value.split(',').map(label).join('、');
    });
  return told.filter((text) => text !== '').join('，');
}

const columnsOf = (kind: CodeKind): readonly Column<DeskRecord>[] => [
  {
    key: 'code',
    label: words.columns.code,
    render: ({ id, fields }) => (
      <>
        <span className="font-strong">{id}</span> {fields.nameCn}
      </>
    ),
  },
  { key: 'more', label: words.columns.more, render: (row) => more(kind, row) },
  {
    key: 'edited',
    label: words.columns.edited,
    render: ({ editedBy }) => (
      <Badge tone={editedBy === null ? 'plain' : 'sea'}>
        {editedBy === null ? words.reference : words.editedBy(editedBy)}
      </Badge>
    ),
  },
];

interface ListProps {
  actor: DeskRecordsRef;
  kind: CodeKind;
  onOpen: () => void;
}

function List({ actor, kind, onOpen }: ListProps) {
  const rows = useSelector(actor, selectRows);
  const canReadMore = useSelector(actor, selectCanReadMore);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const acts: Column<DeskRecord> = {
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
      <Filters actor={actor} kind={kind} />
      <Standing actor={actor} />
      {rows === null || rows.length === 0 ? null : (
        <Table dense caption={words.title} columns={[...columnsOf(kind), acts]} rows={rows} rowKey={({ id }) => id} />
      )}
      {canReadMore ? <Button onClick={() => actor.send({ type: 'list.more' })}>{words.more}</Button> : null}
    </div>
  );
}

const KINDS = codeKinds.map((value) => ({ value, label: words.kinds[value] }));

function Filters({ actor, kind }: Pick<ListProps, 'actor' | 'kind'>) {
  const chosen = useSelector(actor, selectFilters);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  const change = (more: Partial<RecordFilters>) =>
    actor.send({ type: 'filters.changed', filters: { ...chosen, ...more } });
  return (
    <KeywordForm words={words} keyword={chosen.keyword} isOff={!isBrowsing} onFind={(keyword) => change({ keyword })}>
      <Select<CodeKind>
        label={words.kind}
        choices={KINDS}
        value={kind}
        disabled={!isBrowsing}
        onChange={(next) => change({ kind: next })}
      />
    </KeywordForm>
  );
}

function Standing({ actor }: { actor: DeskRecordsRef }) {
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
