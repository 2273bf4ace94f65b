import { useSelector } from '@xstate/react';
import { operatorVerifications as words } from '#copy/operator/requests.ts';
import type { OperatorQueueRef, VerificationRow } from '#machines/operator-queue/index.ts';
import {
  type Comparison,
  compareSheet,
  type OperatorVerificationRef,
  selectCanClose,
  selectCanOpen,
  selectCanOpenLicence,
  selectDone,
  selectId,
  selectIsOpening,
  selectIsUnread,
  selectPicture,
  selectRefusal,
  selectSheet,
  type VerificationSheet,
} from '#machines/operator-verification/index.ts';
import { type FactRow, FactRows } from '#src/operator/order/FactRows.tsx';
import { ActionResult, Opened } from '#src/operator/queue/Opened.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';
import type { Column } from '#src/ui/parts/list/Table.types.ts';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { Queue } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import { VerdictForm } from './VerdictForm.tsx';

type Status = VerificationSheet['row']['status'];

const STATUS_BADGE_TONES = { NONE: 'plain', PENDING: 'warn', PASS: 'ok', REJECT: 'danger' } as const;

export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge tone={STATUS_BADGE_TONES[status]}>{words.statuses[status]}</Badge>
);

const TONES = { same: 'ok', different: 'danger', alone: 'plain' } as const;

/** An 18-character code exceeds half the width of a small screen. */
const textColumn = (key: 'written' | 'read' | 'registered'): Column<Comparison> => ({
  key,
  label: words[key],
  render: (row) => <span className="wrap-anywhere">{row[key] || words.nothing}</span>,
});

const COLUMNS: readonly Column<Comparison>[] = [
  { key: 'field', label: words.field, render: ({ field }) => words.fields[field] },
  ...(['written', 'read', 'registered'] as const).map(textColumn),
  {
    key: 'result',
    label: words.result,
    render: ({ result }) => <Badge tone={TONES[result]}>{words.results[result]}</Badge>,
  },
];

/** Compares typed, recognised and registered values line by line. */
export const Compared = ({ sheet }: { sheet: VerificationSheet }) => (
  <section aria-labelledby="compared" className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3">
    <h3 id="compared" className="font-strong text-16">
      {words.compare}
    </h3>
    {sheet.isTaken ? <Note tone="warn">{words.taken}</Note> : null}
    {sheet.register.company === null ? (
      <Note tone="warn">{sheet.register.isAsked ? words.notListed : words.notQueried}</Note>
    ) : null}
    <Table
      caption={words.compare}
      columns={COLUMNS}
      rows={compareSheet(sheet)}
      rowKey={({ field }) => field}
      dense
      cardsBelow={768}
    />
  </section>
);

/** Applicant, and the orders that are cancelled if the verification fails. */
export function Background({ sheet }: { sheet: VerificationSheet }) {
  const { row, applicant, reason, decidedAt, register, orders } = sheet;
  const rows: FactRow[] = [
    [words.applicant, [applicant.name, applicant.phone].filter((text) => text !== null).join('，') || words.nothing],
  ];
  if (register.company !== null) rows.push([words.registerStatus, register.company.status || words.nothing]);
  if (reason !== null) rows.push([decidedAt === null ? words.reasonWaiting : words.reasonGiven, reason]);
  return (
    <section aria-labelledby="background" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="background" className="mb-1 font-strong text-16">
        {words.background}
      </h3>
      <p className="text-12 text-ink-3">
        {words.submitted} <DateTime instant={row.submittedAt} zone={HOUSE_ZONE} />
      </p>
      {decidedAt === null ? null : (
        <p className="text-12 text-ink-3">
          {words.decided} <DateTime instant={decidedAt} zone={HOUSE_ZONE} />
        </p>
      )}
      <FactRows rows={rows} />
      <h4 className="mt-1 text-ink-3">{words.orders}</h4>
      {orders.length === 0 ? <p>{words.noOrders}</p> : null}
      <ul>
        {orders.map(({ orderNo, autoCancelAt }) => (
          <li key={orderNo}>
            {orderNo} {words.cancelledAt} <DateTime instant={autoCancelAt} zone={HOUSE_ZONE} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a licence picture in place; a PDF opens in a new window. */
export function Licence({ actor, sheet: { licence } }: { actor: OperatorVerificationRef; sheet: VerificationSheet }) {
  const picture = useSelector(actor, selectPicture);
  const canOpen = useSelector(actor, selectCanOpenLicence);
  return (
    <section aria-labelledby="licence" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="licence" className="mb-1 font-strong text-16">
        {words.licence}
      </h3>
      {licence === null ? (
        <p className="text-ink-3">{words.noLicence}</p>
      ) : picture === null ? (
        <Button disabled={!canOpen} onClick={() => actor.send({ type: 'licence.open' })}>
          {words.openLicence} {licence.name}
        </Button>
      ) : (
        <img src={picture} alt={words.picture(licence.name)} className="max-w-full rounded border border-line" />
      )}
    </section>
  );
}

interface OperatorVerificationProps {
  actor: OperatorVerificationRef;
  /** Moves the focus back to the queue. */
  toList: () => void;
}

/** The open verification: licence beside the known facts, decision below. */
export function OperatorVerification({ actor, toList }: OperatorVerificationProps) {
  const id = useSelector(actor, selectId);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  const close = () => {
    actor.send({ type: 'verification.close' });
    toList();
  };
  return (
    <Opened
      id={id}
      own={words}
      title={
        <>
          {sheet === null ? words.title : sheet.row.name}
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
          <div className="grid items-start gap-2 lg:grid-cols-2">
            <Licence actor={actor} sheet={sheet} />
            <Background sheet={sheet} />
          </div>
          <Compared sheet={sheet} />
          <VerdictForm actor={actor} />
        </>
      )}
    </Opened>
  );
}

function Result({ actor }: { actor: OperatorVerificationRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <ActionResult
      done={done === null ? null : words.done[done]}
      refusal={refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'verification.retry' })}
    />
  );
}

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
