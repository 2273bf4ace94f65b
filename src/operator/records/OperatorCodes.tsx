import { useSelector } from '@xstate/react';
import { operatorCodes as words } from '#copy/operator/company.ts';
import { type CodeKind, codeKinds } from '#domain/reference/code-kinds.ts';
import {
  type OperatorRecord,
  type OperatorRecordsRef,
  type RecordFilters,
  selectFilters,
  selectIsBrowsing,
  selectRow,
} from '#machines/operator-records/index.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';
import { KeywordForm } from '../queue/KeywordForm.tsx';
import { fieldsOfCode } from './fields.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordRoom } from './RecordRoom.tsx';

const isKind = (text: string): text is CodeKind => codeKinds.some((kind) => kind === text);
const kindOf = (text: string): CodeKind => (isKind(text) ? text : codeKinds[0]);
const nameOf = ({ id, fields }: OperatorRecord) => `${id} ${fields.nameCn ?? ''}`;

/** Codes used in price lists and schedules. */
export function OperatorCodes({ actor }: { actor: OperatorRecordsRef }) {
  const kind = useSelector(actor, (snapshot) => kindOf(selectFilters(snapshot).kind));
  const row = useSelector(actor, selectRow);
  return (
    <RecordRoom
      actor={actor}
      id="codes"
      words={words}
      add={words.add(words.kinds[kind])}
      list={(onOpen) => (
        <RecordList actor={actor} words={words} columns={columnsOf(kind)} nameOf={nameOf} onOpen={onOpen}>
          <Filters actor={actor} kind={kind} />
        </RecordList>
      )}
    >
      <RecordForm
        actor={actor}
        title={row === null ? words.adding(words.kinds[kind]) : words.editing(nameOf(row))}
        fields={fieldsOfCode(kind, row)}
      />
    </RecordRoom>
  );
}

/** Distinguishing detail after code and name. */
function more(kind: CodeKind, { fields }: OperatorRecord): string {
  const details = fieldsOfCode(kind, null)
    .filter(({ name }) => ['trade', 'secondCode', 'nameEn', 'country', 'group', 'feeGroup', 'basis'].includes(name))
    .map(({ name, choices }) => {
      const value = fields[name] ?? '';
      const label = (one: string) => choices?.find((choice) => choice.value === one)?.label ?? one;
      return value.split(',').map(label).join('、');
    });
  return details.filter((text) => text !== '').join('，');
}

const columnsOf = (kind: CodeKind): readonly Column<OperatorRecord>[] => [
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

const KINDS = codeKinds.map((value) => ({ value, label: words.kinds[value] }));

function Filters({ actor, kind }: { actor: OperatorRecordsRef; kind: CodeKind }) {
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
