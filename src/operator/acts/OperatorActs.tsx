import { useSelector } from '@xstate/react';
import { operatorActFields, operatorActs as words } from '#copy/operator/staff.ts';
import { auditKinds } from '#domain/company/audit-kinds.ts';
import {
  type ActRow,
  type OperatorQueueRef,
  selectCanReadMore,
  selectCanRenew,
  selectFailure,
  selectFilters,
  selectIsReading,
  selectRows,
} from '#machines/operator-queue/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { type FilterChoice, QueueFilters } from '../queue/QueueFilters.tsx';

export interface Change {
  /** Path of the field in the record. */
  path: string;
  /** The path in the wording of the operator console. */
  name: string;
  before: string;
  after: string;
}

/** Maximum number of changes listed; the record itself has the rest. */
const MOST = 60;

/** Numbers in this range are timestamps in milliseconds. */
const [EARLIEST, LATEST] = [1e12, 1e13];

function textOf(value: unknown): string {
  if (typeof value !== 'number' || value < EARLIEST || value >= LATEST) return String(value);
  const { date, clock } = portTime(value, HOUSE_ZONE);
  return `${date} ${clock}`;
}

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) {
    if (value !== null && value !== undefined && value !== '') into.set(path, textOf(value));
    return into;
  }
  for (const [key, inner] of Object.entries(value)) flatten(inner, path === '' ? key : `${path}.${key}`, into);
  return into;
}

/** List indexes count from one and precede the name of the item. */
function nameOf(kind: string, path: string): string {
  if (path === '') return operatorActFields.whole;
  const names: string[] = [];
  for (const key of path.split('.')) {
    if (/^\d+$/.test(key)) names.push(operatorActFields.index(names.pop() ?? '', Number(key)));
    else names.push(operatorActFields.nameOf(kind, key));
  }
  return names.filter((name) => name !== '').join(' ');
}

/** Last key that is not a list index. */
const fieldOf = (path: string) => path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? '';

/** Lists changed fields, omitting unchanged ones. */
export function changesOf(kind: string, before: unknown, after: unknown): readonly Change[] {
  const was = flatten(before, '', new Map());
  const is = flatten(after, '', new Map());
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path) ?? '', after: is.get(path) ?? '' }))
    .filter((change) => change.before !== change.after)
    .slice(0, MOST)
    .map(({ path, ...texts }) => ({
      path,
      name: nameOf(kind, path),
      before: operatorActFields.valueOf(kind, fieldOf(path), texts.before),
      after: operatorActFields.valueOf(kind, fieldOf(path), texts.after),
    }));
}

const FILTERS: readonly FilterChoice[] = [
  {
    field: 'service',
    label: words.kind,
    choices: [
      { value: '', label: words.allKinds },
      ...auditKinds.map((value) => ({ value, label: words.kinds[value] })),
    ],
  },
];

/** Audit log, latest first. */
export function OperatorActs({ actor }: { actor: OperatorQueueRef }) {
  const failure = useSelector(actor, selectFailure);
  const canRenew = useSelector(actor, selectCanRenew);
  const canReadMore = useSelector(actor, selectCanReadMore);
  const renew = () => actor.send({ type: 'list.renew' });
  return (
    <section aria-labelledby="acts" className="grid min-w-0 max-w-[960px] gap-1.5">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id="acts" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        {failure === null ? (
          <Button size={32} icon="refresh" disabled={!canRenew} onClick={renew}>
            {words.renew}
          </Button>
        ) : null}
      </div>
      <p className="text-ink-2">{words.lead}</p>
      <QueueFilters actor={actor} search={words.search} filters={FILTERS}>
        <Day actor={actor} />
      </QueueFilters>
      <Standing actor={actor} />
      {failure === null ? null : (
        <RetryNote tone="danger" onRetry={renew}>
          {failure}
        </RetryNote>
      )}
      <Acts actor={actor} />
      {canReadMore ? <Button onClick={() => actor.send({ type: 'list.more' })}>{words.more}</Button> : null}
    </section>
  );
}

function Day({ actor }: { actor: OperatorQueueRef }) {
  const filters = useSelector(actor, selectFilters);
  return (
    <TextInput
      type="date"
      aria-label={words.day}
      value={filters.status}
      onChange={(status) => actor.send({ type: 'filters.changed', filters: { ...filters, status } })}
    />
  );
}

function Standing({ actor }: { actor: OperatorQueueRef }) {
  const shown = useSelector(actor, (snapshot) => selectRows(snapshot).length);
  const isReading = useSelector(actor, selectIsReading);
  return (
    <p role="status" className="text-12 text-ink-3">
      {isReading ? words.reading : shown === 0 ? words.none : words.count(shown)}
    </p>
  );
}

function Acts({ actor }: { actor: OperatorQueueRef }) {
  const rows = useSelector(actor, selectRows);
  if (rows.length === 0) return null;
  return (
    <ol aria-label={words.title} className="grid min-w-0">
      {rows.map((row) => (row.kind === 'act' ? <Act key={row.id} row={row} /> : null))}
    </ol>
  );
}

function Act({ row: { act } }: { row: ActRow }) {
  const changes = changesOf(act.subjectKind, act.before, act.after);
  return (
    <li className="grid min-w-0 gap-0.5 border border-line border-b-0 bg-surface px-1.5 py-1 last:border-b">
      <span className="flex flex-wrap items-center justify-between gap-x-1">
        <span className="font-strong">{act.deed}</span>
        <span className="text-12 text-ink-3">
          <DateTime instant={act.at} zone={HOUSE_ZONE} withYear />
        </span>
      </span>
      <span className="wrap-break-word text-12 text-ink-2">
        {act.actorKind === 'desk' ? act.actor : (words.system[act.actor] ?? act.actor)} {act.subjectId}
      </span>
      {changes.length === 0 ? null : (
        <details>
          <summary className="cursor-pointer text-12 text-link">
            {words.columns.change} <span className="text-ink-3">{words.fieldCount(changes.length)}</span>
          </summary>
          <dl className="grid min-w-0 gap-0.5 py-0.5">
            {changes.map(({ path, name, before, after }) => (
              <div key={path} className="min-w-0 border-line border-t py-0.5 text-12">
                <dt className="wrap-break-word text-ink-3">{name}</dt>
                <dd className="wrap-break-word">
                  <del className="text-ink-3">{before === '' ? words.nothing : before}</del>{' '}
                  <ins className="no-underline">{after === '' ? words.nothing : after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
