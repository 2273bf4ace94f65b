import { useSelector } from '@xstate/react';
import { operatorVerifications as words } from '#copy/operator/requests.ts';
import type { OperatorQueueRef, VerificationRow } from '#machines/operator-queue/index.ts';
import { type OperatorVerificationRef, selectCanOpen, selectId } from '#machines/operator-verification/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { Queue } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import { OperatorVerification } from './OperatorVerification.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const FILTERS: readonly FilterChoice[] = [
  {
    field: 'status',
    label: words.status,
    choices: [
      { value: '', label: words.statuses.PENDING },
      { value: 'PASS', label: words.statuses.PASS },
      { value: 'REJECT', label: words.statuses.REJECT },
    ],
  },
];

interface OperatorVerificationsProps {
  queue: OperatorQueueRef;
  verification: OperatorVerificationRef;
}

export function OperatorVerifications({ queue, verification }: OperatorVerificationsProps) {
  const openId = useSelector(verification, selectId);
  const canOpen = useSelector(verification, selectCanOpen);
  return (
    <BesideQueue
      queue={
        <Queue
          actor={queue}
          own={words}
          filters={FILTERS}
          openId={openId}
          canOpen={canOpen}
          onOpen={(id) => verification.send({ type: 'verification.open', id })}
          titleOf={(row) => (row.kind === 'verification' ? row.name : row.id)}
          renderMarks={(row) => (row.kind === 'verification' ? <StatusBadge status={row.status} /> : null)}
          renderRow={(row) => (row.kind === 'verification' ? <Row row={row} /> : null)}
        />
      }
      renderOpen={(toList) => <OperatorVerification actor={verification} toList={toList} />}
    />
  );
}

const Row = ({ row: { creditCode, submittedAt } }: { row: VerificationRow }) => (
  <>
    <span className="text-12 text-ink-2">{creditCode}</span>
    <span className="text-12 text-ink-3">
      {words.submitted} <DateTime instant={submittedAt} zone={HOUSE_ZONE} />
    </span>
  </>
);
