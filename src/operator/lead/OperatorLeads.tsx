import { useSelector } from '@xstate/react';
import { operatorLeads as words } from '#copy/operator/requests.ts';
import { type OperatorLeadRef, selectCanOpen, selectId } from '#machines/operator-lead/index.ts';
import type { LeadRow, OperatorQueueRef } from '#machines/operator-queue/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { Queue } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import { OperatorLead } from './OperatorLead.tsx';
import { StatusBadge } from './StatusBadge.tsx';

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
