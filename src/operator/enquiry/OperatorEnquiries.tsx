import { useSelector } from '@xstate/react';
import { enquiries } from '#copy/enquiry/own.ts';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import { orders } from '#copy/orders/list.ts';
import { enquiryServices } from '#domain/enquiry/kinds.ts';
import { type OperatorEnquiryRef, selectCanOpen, selectId } from '#machines/operator-enquiry/index.ts';
import type { EnquiryRow, OperatorQueueRef } from '#machines/operator-queue/index.ts';
import { laneOf, loadOf, Status } from '#src/features/enquiry/list/EnquiryCells.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { Queue, UnLabels } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import { OperatorEnquiry } from './OperatorEnquiry.tsx';

const FILTERS: readonly FilterChoice[] = [
  {
    field: 'service',
    label: words.service,
    choices: [
      { value: '', label: words.all },
      ...enquiryServices.map((value) => ({ value, label: orders.services[value] })),
    ],
  },
  {
    field: 'status',
    label: words.status,
    choices: [
      { value: '', label: words.open },
      ...(['manual', 'answered', 'accepted', 'declined', 'expired'] as const).map((value) => ({
        value,
        label: enquiries.status[value],
      })),
    ],
  },
];

interface OperatorEnquiriesProps {
  queue: OperatorQueueRef;
  enquiry: OperatorEnquiryRef;
}

export function OperatorEnquiries({ queue, enquiry }: OperatorEnquiriesProps) {
  const openId = useSelector(enquiry, selectId);
  const canOpen = useSelector(enquiry, selectCanOpen);
  return (
    <BesideQueue
      queue={
        <Queue
          actor={queue}
          own={words}
          filters={FILTERS}
          openId={openId}
          canOpen={canOpen}
          onOpen={(id) => enquiry.send({ type: 'enquiry.open', id })}
          titleOf={({ id }) => id}
          renderMarks={(row) => (row.kind === 'enquiry' ? <Status status={row.status} /> : null)}
          renderRow={(row) => (row.kind === 'enquiry' ? <Row row={row} /> : null)}
        />
      }
      renderOpen={(toList) => <OperatorEnquiry actor={enquiry} toList={toList} />}
    />
  );
}

const Row = ({ row }: { row: EnquiryRow }) => (
  <>
    <span className="min-w-0 text-12 text-ink-2">
      {row.company} {laneOf(row)}
    </span>
    <span className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-12 text-ink-2">
      <UnLabels numbers={row.unNumbers} />
      <span>
        {row.cargoName} {row.boxes.length > 0 || row.weight !== null ? loadOf(row) : ''}
      </span>
      <span className="text-ink-3">{orders.services[row.service]}</span>
    </span>
    <span className="text-12 text-ink-3">
      {words.submittedAt} <DateTime instant={row.createdAt} zone={HOUSE_ZONE} />
    </span>
  </>
);
