import { useSelector } from '@xstate/react';
import { operatorVehicles as words } from '#copy/operator/company.ts';
import {
  type OperatorRecord,
  type OperatorRecordsRef,
  selectFilters,
  selectIsBrowsing,
  selectRow,
} from '#machines/operator-records/index.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';
import { KeywordForm } from '../queue/KeywordForm.tsx';
import { fieldsOfVehicle } from './fields.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordRoom } from './RecordRoom.tsx';

/** Vehicle orders agreed outside the site and recorded by operators. */
export function OperatorVehicles({ actor }: { actor: OperatorRecordsRef }) {
  const row = useSelector(actor, selectRow);
  return (
    <RecordRoom
      actor={actor}
      id="vehicles"
      words={words}
      add={words.add}
      list={(onOpen) => (
        <RecordList actor={actor} words={words} columns={columns} nameOf={({ id }) => id} onOpen={onOpen}>
          <Search actor={actor} />
        </RecordList>
      )}
    >
      <RecordForm
        actor={actor}
        title={row === null ? words.adding : words.editing(row.id)}
        fields={fieldsOfVehicle(row)}
      />
    </RecordRoom>
  );
}

const statusName = (text?: string): string => words.choices.find(({ value }) => value === text)?.label ?? '';

const columns: readonly Column<OperatorRecord>[] = [
  { key: 'orderNo', label: words.columns.orderNo, render: ({ id }) => <span className="font-strong">{id}</span> },
  { key: 'customer', label: words.columns.customer, render: ({ fields }) => fields.customer },
  {
    key: 'lane',
    label: words.columns.lane,
    render: ({ fields }) => words.lane(fields.originCity ?? '', fields.destinationCity ?? ''),
  },
  {
    key: 'cargo',
    label: words.columns.cargo,
    render: ({ fields }) => (
      <span className="grid">
        <span>{fields.cargoName}</span>
        <span className="text-12 text-ink-3">{fields.vehicle}</span>
      </span>
    ),
  },
  { key: 'loading', label: words.columns.loading, render: ({ fields }) => fields.loadingDay },
  {
    key: 'status',
    label: words.columns.status,
    render: ({ fields }) => <Badge tone="sea">{statusName(fields.status)}</Badge>,
  },
];

function Search({ actor }: { actor: OperatorRecordsRef }) {
  const chosen = useSelector(actor, selectFilters);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  return (
    <KeywordForm
      words={words}
      keyword={chosen.keyword}
      isOff={!isBrowsing}
      onFind={(keyword) => actor.send({ type: 'filters.changed', filters: { ...chosen, keyword } })}
    />
  );
}
