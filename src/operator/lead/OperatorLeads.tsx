import { useSelector } from '@xstate/react';
import { operatorLeads as words } from '#copy/operator/requests.ts';
import {
  type LeadSheet,
  type OperatorLeadRef,
  selectCanClose,
  selectCanOpen,
  selectDone,
  selectId,
  selectIsOpening,
  selectIsUnread,
  selectRefusal,
  selectSheet,
} from '#machines/operator-lead/index.ts';
import type { LeadRow, OperatorQueueRef } from '#machines/operator-queue/index.ts';
import { type FactRow, FactRows } from '#src/operator/order/FactRows.tsx';
import { ActionResult, Opened } from '#src/operator/queue/Opened.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { Queue } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import { HandlingForm } from './HandlingForm.tsx';

const TONES = { new: 'warn', taken: 'sea', done: 'ok' } as const;

export const StatusBadge = ({ status }: { status: LeadSheet['row']['status'] }) => (
  <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
);

/** Message with author and source page. */
export function Written({ sheet }: { sheet: LeadSheet }) {
  return (
    <section aria-labelledby="written" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="written" className="mb-1 flex flex-wrap items-baseline gap-x-1 font-strong text-16">
        {words.written}
        <span className="font-normal text-12 text-ink-3">
          {words.createdAt} <DateTime instant={sheet.row.createdAt} zone={HOUSE_ZONE} />
        </span>
      </h3>
      <FactRows rows={[...formRows(sheet), ...accountRows(sheet)]} />
    </section>
  );
}

/** Leads have a name; other messages a contact. */
const labelOf = (topic: LeadSheet['row']['topic'], field: string) =>
  field === 'contact' && topic !== 'lead' ? words.contact : words.labels[field];

const formRows = ({ row: { topic }, form }: LeadSheet): FactRow[] =>
  Object.entries(form).flatMap(([field, value]) => {
    const label = labelOf(topic, field);
    const text = Array.isArray(value) ? value.join('、') : String(value ?? '');
    return label === undefined || text === '' ? [] : [[label, text] as const];
  });

const accountRows = ({ account }: LeadSheet): FactRow[] => [
  ...(account?.name ? [[words.account, account.name] as const] : []),
  ...(account?.phone ? [[words.accountPhone, account.phone] as const] : []),
];

interface OperatorLeadProps {
  actor: OperatorLeadRef;
  /** Moves the focus back to the queue. */
  toList: () => void;
}

/** The message in full, and its result. */
export function OperatorLead({ actor, toList }: OperatorLeadProps) {
  const id = useSelector(actor, selectId);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  const close = () => {
    actor.send({ type: 'lead.close' });
    toList();
  };
  return (
    <Opened
      id={id}
      own={words}
      title={
        <>
          {sheet === null ? words.title : `${words.topics[sheet.row.topic]} ${sheet.row.who}`}
          {sheet === null ? null : <StatusBadge status={sheet.row.status} />}
        </>
      }
      others={sheet?.row.openBy}
      isOpening={isOpening}
      canClose={canClose}
      onClose={close}
      result={<Result actor={actor} />}
    >
      {sheet === null ? null : (
        <>
          <Written sheet={sheet} />
          <HandlingForm actor={actor} sheet={sheet} />
        </>
      )}
    </Opened>
  );
}

function Result({ actor }: { actor: OperatorLeadRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <ActionResult
      done={done === null ? null : words.done[done]}
      refusal={refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'lead.retry' })}
    />
  );
}

const choicesOf = (names: Readonly<Record<string, string>>, all: string) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

const FILTERS: readonly FilterChoice[] = [
  { field: 'service', label: words.topic, choices: choicesOf(words.topics, words.allTopics) },
  { field: 'status', label: words.status, choices: choicesOf(words.statuses, words.open) },
];

interface OperatorLeadsProps {
  queue: OperatorQueueRef;
  lead: OperatorLeadRef;
}

export function OperatorLeads({ queue, lead }: OperatorLeadsProps) {
  const openId = useSelector(lead, selectId);
  const canOpen = useSelector(lead, selectCanOpen);
  return (
    <BesideQueue
      queue={
        <Queue
          actor={queue}
          own={words}
          filters={FILTERS}
          openId={openId}
          canOpen={canOpen}
          onOpen={(id) => lead.send({ type: 'lead.open', id })}
          titleOf={(row) => (row.kind === 'lead' ? row.who || words.anonymous : row.id)}
          renderMarks={(row) => (row.kind === 'lead' ? <StatusBadge status={row.status} /> : null)}
          renderRow={(row) => (row.kind === 'lead' ? <Row row={row} /> : null)}
        />
      }
      renderOpen={(toList) => <OperatorLead actor={lead} toList={toList} />}
    />
  );
}

const Row = ({ row: { topic, text, createdAt, handledBy } }: { row: LeadRow }) => (
  <>
    {text === '' ? null : <span className="min-w-0 wrap-break-word text-12 text-ink-2">{text}</span>}
    <span className="text-12 text-ink-3">
      {words.topics[topic]} {words.createdAt} <DateTime instant={createdAt} zone={HOUSE_ZONE} />{' '}
      {handledBy === null ? '' : words.handledBy(handledBy)}
    </span>
  </>
);
