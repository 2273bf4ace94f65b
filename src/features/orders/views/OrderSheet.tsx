import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orders as words } from '#copy/orders/list.ts';
import { CANCEL_REASON_LONGEST } from '#domain/limits.ts';
import { awaitedStep } from '#domain/orders/reached.ts';
import type { AmendmentRef } from '#machines/amendment/index.ts';
import type { HandInRef } from '#machines/hand-in/index.ts';
import {
  type OrderRef,
  selectCanKeep,
  selectIsAsking,
  selectIsCancelling,
  selectNow,
  selectOrderNo,
  selectReason,
  selectRefusal,
} from '#machines/order/index.ts';
import type { OrderCancellationRef } from '#machines/order-cancellation/index.ts';
import type { OrderDocumentsRef } from '#machines/order-documents/index.ts';
import type { OrderMessagesRef } from '#machines/order-messages/index.ts';
import type { PaperFormRef } from '#machines/paper-form/index.ts';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { Amendments } from './Amendments.tsx';
import { Cancellations } from './Cancellations.tsx';
import { Deviations } from './Deviations.tsx';
import { OwnMilestones } from './Milestones.tsx';
import { MovedMilestones } from './MovedMilestones.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderBadges } from './OrderBadges.tsx';
import { orderHeading } from './OrderCells.tsx';
import { OrderCutOffs } from './OrderCutOffs.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { Facts } from './OrderFacts.tsx';
import { OrderConversation } from './OrderMessages.tsx';
import { type PaperDesk, Papers } from './OrderPapers.tsx';
import { Timeline } from './OrderTimeline.tsx';
import { OwnNumbers } from './OwnNumbers.tsx';
import type { OrderFiles } from './order-files.ts';

interface PeopleProps {
  order: Pick<OrderAnswer, 'carrier' | 'customer' | 'forwarder'>;
  desk: PaperDesk;
}

/** Customer, account manager and contact of the order. */
export function People({ order, desk: { manager, hotline } }: PeopleProps) {
  const rows: [term: string, text: ReactNode][] = [
    [words.people.customer, order.customer],
    [words.people.forwarder, order.forwarder],
    [words.people.carrier, order.carrier?.nameCn],
    [
      words.people.manager,
      manager === null ? null : <Hotline key="manager" label={manager.name} number={manager.phone} />,
    ],
    [words.people.hotline, hotline === '' ? null : <Hotline key="hotline" number={hotline} />],
  ];
  return (
    <section aria-labelledby="people" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="people" className="mb-1 font-strong text-16">
        {words.people.title}
      </h3>
      <dl>
        {rows.map(([term, text]) =>
          text ? (
            <div key={term} className="grid grid-cols-[80px_1fr] gap-x-1 border-line border-b py-0.75">
              <dt className="text-ink-3">{term}</dt>
              <dd className="min-w-0 wrap-break-word">{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

interface OrderSheetProps {
  actor: OrderRef;
  order: OrderAnswer;
  /** Server clock minus device clock. */
  ahead: number;
  onVerify?: (() => void) | undefined;
  /** Contact for questions about documents. */
  desk: PaperDesk;
  /** Withdraws an amendment. */
  amendment: AmendmentRef | undefined;
  /** Requests cancellation for a fee. */
  cancellation: OrderCancellationRef | undefined;
  /** Uploads documents. */
  handIn: HandInRef | undefined;
  /** Fills in documents as forms. */
  paperForm: PaperFormRef | undefined;
  /** Messages between customer and operators. */
  messages: OrderMessagesRef | undefined;
  /** Downloads documents. */
  documents: OrderDocumentsRef | undefined;
  fileAccess: OrderFiles;
}

/** The full order: status, pending actions and price. */
export function OrderSheet(props: OrderSheetProps) {
  const { actor, order, ahead, onVerify, amendment, cancellation, desk, documents } = props;
  const { handIn, messages, paperForm, fileAccess } = props;
  const clock = useSelector(actor, selectNow);
  const now = clock === 0 ? order.now : Math.max(clock + ahead, order.now);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h2 className="mr-1 min-w-0 max-w-full wrap-break-word break-keep font-strong text-20">
          {orderHeading(order)} <span className="text-14 text-ink-2 tabular-nums">{order.orderNo}</span>
        </h2>
        <OrderBadges order={order} />
        <OrderActions actor={actor} order={order} cancellation={cancellation} />
      </div>
      <CancelQuestion actor={actor} />
      <Standing order={order} now={now} onVerify={onVerify} />
      <Deviations order={order} />
      <MovedMilestones actor={actor} order={order} />
      <OrderCutOffs order={order} now={now} />
      {amendment === undefined ? null : (
        <Amendments
          actor={amendment}
          amendments={order.amendments ?? []}
          mayAct={order.cancelling?.mayAct ?? order.mayCancel}
        />
      )}
      {cancellation === undefined ? null : <Cancellations actor={cancellation} order={order} />}
      <div className="grid items-start gap-2 xl:grid-cols-[1fr_360px]">
        <div className="grid min-w-0 gap-2">
          {handIn === undefined || paperForm === undefined ? null : (
            <Papers order={order} now={now} desk={desk} handIn={handIn} paperForm={paperForm} access={fileAccess} />
          )}
          <OwnMilestones order={order} />
          <OwnNumbers order={order} />
          <Facts order={order} files={fileAccess} />
          {messages === undefined ? null : <OrderConversation actor={messages} side="customer" />}
        </div>
        <div className="grid min-w-0 gap-2">
          <Timeline order={order} now={now} />
          <section aria-labelledby="fees" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
            <h3 id="fees" className="mb-1 font-strong text-16">
              {words.fees}
            </h3>
            <FeeTable offer={order} isNarrow />
          </section>
          {documents === undefined ? null : <OrderDocuments actor={documents} order={order} />}
          <People order={order} desk={desk} />
        </div>
      </div>
    </div>
  );
}

function Standing({ order, now, onVerify }: { order: OrderAnswer; now: number } & Pick<OrderSheetProps, 'onVerify'>) {
  const { autoCancelAt, cancelledAt, cancelReason, nextSteps } = order;
  if (cancelledAt !== null)
    return (
      <Note tone="danger" live title={words.statuses[order.status]}>
        <span className="inline-flex flex-wrap gap-x-1">
          <span>{words.cancelledAt}</span>
          <DateTime instant={cancelledAt} zone={HOUSE_ZONE} withYear />
        </span>
        {cancelReason ? <p>{cancelReason}</p> : null}
      </Note>
    );
  return (
    <>
      {autoCancelAt === null ? null : (
        <Note
          tone="warn"
          title={order.notice ?? words.cancelsIn}
          action={
            onVerify ? (
              <Button size={32} onClick={onVerify}>
                {words.verify}
              </Button>
            ) : null
          }
        >
          <span className="inline-flex flex-wrap gap-x-1">
            <span>{words.cancelsIn}</span>
            <Countdown deadline={autoCancelAt} now={now} label={words.cancelsIn} />
            <DateTime instant={autoCancelAt} zone={HOUSE_ZONE} />
          </span>
        </Note>
      )}
      <NextSteps steps={nextSteps} now={now} awaited={awaitedStep(order.timeline)} />
    </>
  );
}

function CancelQuestion({ actor }: { actor: OrderRef }) {
  const isAsking = useSelector(actor, selectIsAsking);
  const isCancelling = useSelector(actor, selectIsCancelling);
  const canKeep = useSelector(actor, selectCanKeep);
  const refusal = useSelector(actor, selectRefusal);
  const orderNo = useSelector(actor, selectOrderNo);
  const reason = useSelector(actor, selectReason);
  if (!isAsking) return null;

  return (
    <section aria-label={words.cancelTitle} className="grid gap-1 rounded border border-danger-line bg-danger-soft p-2">
      <p role="status">{words.cancelQuestion(orderNo)}</p>
      <p>{words.cancelTerms}</p>
      <Link href="?redirect=contract" className="justify-self-start text-link">
        {words.cancelAgreement}
      </Link>
      <Field label={words.cancelWhy} help={words.cancelWhyHelp}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={CANCEL_REASON_LONGEST}
            value={reason}
            readOnly={!canKeep}
            onChange={(typed) => actor.send({ type: 'order.reasoned', reason: typed })}
          />
        )}
      </Field>
      <p role="alert" className="text-danger empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap justify-end gap-1">
        <Button ref={takeFocus} disabled={!canKeep} onClick={() => actor.send({ type: 'order.keep' })}>
          {words.cancelKeep}
        </Button>
        <Button tone="danger" busy={isCancelling} onClick={() => actor.send({ type: 'order.confirm' })}>
          {words.cancelConfirm}
        </Button>
      </div>
    </section>
  );
}

/** The confirmation replaces the button that opened it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
