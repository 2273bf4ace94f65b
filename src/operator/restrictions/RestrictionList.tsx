import { useSelector } from '@xstate/react';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import {
  type OperatorRestrictionsRef,
  type Restriction,
  type RestrictionFilters,
  selectCanAdd,
  selectCanReadMore,
  selectFilters,
  selectIsOpen,
  selectIsReading,
  selectRows,
  selectTotal,
} from '#machines/operator-restrictions/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { KeywordForm } from '../queue/KeywordForm.tsx';

const TONES = { COMING: 'warn', IN_FORCE: 'ok', ENDED: 'plain' } as const;

const facts: readonly Column<Restriction>[] = [
  {
    key: 'party',
    label: words.columns.party,
    render: ({ partyKind, partyCode, partyName }) => (
      <>
        <span className="font-strong">{partyName}</span>{' '}
        <span className="text-12 text-ink-3">
          {words.parties[partyKind]} {partyCode}
        </span>
      </>
    ),
  },
  { key: 'what', label: words.columns.what, render: words.what },
  {
    key: 'source',
    label: words.columns.source,
    render: ({ source, editedBy }) => (
      <>
        {source} {editedBy === null ? null : <span className="text-12 text-ink-3">{words.editedBy(editedBy)}</span>}
      </>
    ),
  },
  {
    key: 'from',
    label: words.columns.from,
    render: ({ validFrom }) =>
      validFrom === 0 ? words.always : <DateTime instant={validFrom} zone={HOUSE_ZONE} withYear />,
  },
  {
    key: 'to',
    label: words.columns.to,
    render: ({ validTo }) =>
      validTo === null ? words.open : <DateTime instant={validTo} zone={HOUSE_ZONE} withYear />,
  },
  {
    key: 'standing',
    label: words.columns.standing,
    render: ({ state }) => <Badge tone={TONES[state]}>{words.standing[state]}</Badge>,
  },
];

interface RestrictionListProps {
  actor: OperatorRestrictionsRef;
  onOpen: () => void;
}

export function RestrictionList({ actor, onOpen }: RestrictionListProps) {
  const rows = useSelector(actor, selectRows);
  const canReadMore = useSelector(actor, selectCanReadMore);
  const acts: Column<Restriction> = {
    key: 'acts',
    label: words.columns.acts,
    quiet: true,
    render: (row) => <Acts actor={actor} row={row} onOpen={onOpen} />,
  };
  return (
    <div className="grid min-w-0 gap-1.5">
      <Filters actor={actor} />
      <Standing actor={actor} />
      {rows === null || rows.length === 0 ? null : (
        <Table dense caption={words.title} columns={[...facts, acts]} rows={rows} rowKey={({ id }) => id} />
      )}
      {canReadMore ? <Button onClick={() => actor.send({ type: 'list.more' })}>{words.more}</Button> : null}
    </div>
  );
}

function Acts({ actor, row, onOpen }: RestrictionListProps & { row: Restriction }) {
  const canAdd = useSelector(actor, selectCanAdd);
  const { id, state } = row;
  const name = <span className="sr-only">{`${row.partyName} ${words.what(row)}`}</span>;
  const send = (type: 'row.edit' | 'row.end') => {
    onOpen();
    actor.send({ type, id });
  };
  return (
    <span className="-my-0.75 flex flex-wrap gap-0.5">
      <Button size={32} tone="quiet" disabled={!canAdd} onClick={() => send('row.edit')}>
        {words.edit} {name}
      </Button>
      {state === 'ENDED' ? null : (
        <Button size={32} tone="quiet" disabled={!canAdd} onClick={() => send('row.end')}>
          {words.end} {name}
        </Button>
      )}
    </span>
  );
}

const STATES = (['OPEN', 'ENDED'] as const).map((value) => ({ value, label: words.states[value] }));

function Filters({ actor }: { actor: OperatorRestrictionsRef }) {
  const chosen = useSelector(actor, selectFilters);
  const isOpen = useSelector(actor, selectIsOpen);
  const change = (more: Partial<RestrictionFilters>) =>
    actor.send({ type: 'filters.changed', filters: { ...chosen, ...more } });
  return (
    <KeywordForm words={words} keyword={chosen.keyword} isOff={!isOpen} onFind={(keyword) => change({ keyword })}>
      <Select<RestrictionFilters['state']>
        label={words.state}
        choices={STATES}
        value={chosen.state}
        disabled={!isOpen}
        onChange={(state) => change({ state })}
      />
    </KeywordForm>
  );
}

function Standing({ actor }: { actor: OperatorRestrictionsRef }) {
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
