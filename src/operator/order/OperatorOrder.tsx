import { useSelector } from '@xstate/react';
import { operatorOrders, operatorStep, operatorOrders as words } from '#copy/operator/orders.ts';
import { amendment as amending } from '#copy/orders/amendment.ts';
import { isOpenCancellation } from '#domain/orders/cancellation.ts';
import type { OperatorCancellationRef } from '#machines/operator-cancellation/index.ts';
import {
  canOfferCancellation,
  type OperatorOrderRef,
  type OrderSheet,
  selectAmendment,
  selectCanClose,
  selectCanEdit,
  selectDone,
  selectIsOpening,
  selectIsUnread,
  selectOrderNo,
  selectRefusal,
  selectReturned,
  selectSheet,
} from '#machines/operator-order/index.ts';
import {
  type OperatorStepRef,
  type StepAct,
  type StepOrder,
  selectAct,
  selectCanDismiss,
  selectStepOrder,
} from '#machines/operator-step/index.ts';
import type { OrderMessagesRef } from '#machines/order-messages/index.ts';
import type { ShipmentRef } from '#machines/shipment/index.ts';
import type { ShipmentNumbersRef } from '#machines/shipment-numbers/index.ts';
import { AmendmentChanges } from '#src/features/orders/views/AmendmentChanges.tsx';
import { OrderBadges } from '#src/features/orders/views/OrderBadges.tsx';
import { Boxes, Lane } from '#src/features/orders/views/OrderCells.tsx';
import { OrderConversation } from '#src/features/orders/views/OrderMessages.tsx';
import { nameIn, StepConfirm } from '#src/operator/step/StepConfirm.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { ActionResult, Opened } from '../queue/Opened.tsx';
import { CancellationReview } from './CancellationReview.tsx';
import { MilestonesBlock } from './MilestonesBlock.tsx';
import { MoveForm } from './MoveForm.tsx';
import { NumbersBlock } from './NumbersBlock.tsx';
import { PaperReview } from './PaperReview.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { SheetFacts, SheetSide } from './SheetFacts.tsx';

const amendmentReviewWords = operatorOrders.amendment;

/** Pending amendment: changes, price and answer form. */
export function AmendmentReview({ actor }: { actor: OperatorOrderRef }) {
  const amendment = useSelector(actor, selectAmendment);
  const canEdit = useSelector(actor, (snapshot) => selectCanEdit(snapshot) && selectReturned(snapshot) === null);
  const isRefusing = useSelector(actor, (snapshot) => {
    const about = selectReturned(snapshot)?.about;
    return about !== undefined && 'amendment' in about;
  });
  if (amendment === null) return null;
  const { no, at } = amendment;
  return (
    <section
      aria-labelledby="amendment"
      className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="amendment" className="font-strong text-16">
        {amendmentReviewWords.title} <span className="font-normal text-12 text-ink-3">{amending.name(no)}</span>
      </h3>
      <p className="flex flex-wrap gap-x-1 text-12 text-ink-3">
        <span>
          {amending.asked} <DateTime instant={at} zone={HOUSE_ZONE} withYear />
        </span>
        <span>{amendmentReviewWords.lead}</span>
      </p>
      <AmendmentChanges amendment={amendment} />
      {isRefusing ? (
        <ReasonForm actor={actor} words={amendmentReviewWords.refusing} />
      ) : (
        <span className="flex flex-wrap gap-1">
          <Button
            icon="check"
            disabled={!canEdit}
            onClick={() => actor.send({ type: 'amendment.accept', amendment: no })}
          >
            {amendmentReviewWords.accept}
          </Button>
          <Button
            tone="danger"
            disabled={!canEdit}
            onClick={() => actor.send({ type: 'amendment.doubt', amendment: no })}
          >
            {amendmentReviewWords.doubt}
          </Button>
        </span>
      )}
    </section>
  );
}

function titleOf(act: StepAct, order: StepOrder): string {
  const nameOf = nameIn(order);
  if (act.kind === 'undo') return operatorStep.undo.title(nameOf(order.status), nameOf(act.to));
  return operatorStep.deviation.title(nameOf(act.request.status ?? order.status), act.blocks.length);
}

/** The second confirmation over the room; Esc changes nothing. */
export function StepDialog({ actor }: { actor: OperatorStepRef }) {
  const act = useSelector(actor, selectAct);
  const order = useSelector(actor, selectStepOrder);
  const canDismiss = useSelector(actor, selectCanDismiss);
  return (
    <Dialog
      open
      title={titleOf(act, order)}
      width={560}
      held={!canDismiss}
      onClose={() => actor.send({ type: 'step.dismiss' })}
    >
      <StepConfirm actor={actor} />
    </Dialog>
  );
}

interface OperatorOrderProps {
  actor: OperatorOrderRef;
  /** Messages between customer and operators. */
  messages: OrderMessagesRef | undefined;
  /** Answer to a cancellation request. */
  cancellation: OperatorCancellationRef | undefined;
  /** Numbers of the shipment. */
  numbers: ShipmentNumbersRef | undefined;
  /** Milestones of the shipment. */
  shipment: ShipmentRef | undefined;
  /** Confirmation dialog of a deviation or an undo, while open. */
  step: OperatorStepRef | undefined;
  /** Moves the focus back to the queue. */
  toList: () => void;
}

/** The open order: next actions first, details below; people and times in a side column on wide pages. */
export function OperatorOrder({ actor, messages, cancellation, numbers, shipment, step, toList }: OperatorOrderProps) {
  const orderNo = useSelector(actor, selectOrderNo);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  /** The customer's request goes above the next step. */
  const hasRequest =
    sheet?.order.cancellations?.some((one) => one.side === 'customer' && isOpenCancellation(one)) ?? false;
  const review =
    cancellation === undefined || sheet === null ? null : (
      <CancellationReview actor={cancellation} order={sheet.order} canOffer={canOfferCancellation(sheet)} />
    );
  const close = () => {
    actor.send({ type: 'order.close' });
    toList();
  };
  return (
    <Opened
      id={orderNo}
      own={words}
      title={
        <>
          {orderNo} {sheet === null ? null : <OrderBadges order={sheet.order} />}
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
          <Summary sheet={sheet} />
          <div className="grid min-w-0 items-start gap-2 2xl:grid-cols-[minmax(0,1fr)_400px] 2xl:grid-rows-[auto_1fr]">
            <div className="grid min-w-0 gap-2">
              <AmendmentReview actor={actor} />
              {hasRequest ? review : null}
              <MoveForm actor={actor} sheet={sheet} />
              {shipment === undefined ? null : <MilestonesBlock actor={shipment} />}
              {numbers === undefined ? null : <NumbersBlock actor={numbers} />}
              <PaperReview actor={actor} papers={sheet.papers} />
              {hasRequest ? null : review}
            </div>
            <div className="grid min-w-0 gap-2 2xl:col-start-2 2xl:row-span-2 2xl:row-start-1">
              {messages === undefined ? null : <OrderConversation actor={messages} side="desk" />}
              <SheetSide sheet={sheet} />
            </div>
            <div className="grid min-w-0 gap-2">
              <SheetFacts sheet={sheet} />
            </div>
          </div>
          {step === undefined ? null : <StepDialog actor={step} />}
        </>
      )}
    </Opened>
  );
}

/** Customer, cargo and route, shown above the actions. */
const Summary = ({ sheet: { row, customer } }: { sheet: OrderSheet }) => (
  <p className="flex flex-wrap gap-x-2 gap-y-0.5 text-ink-2">
    <span className="font-strong text-ink">{row.company}</span>
    <Lane order={row} />
    <Boxes order={row} />
    <span>
      {customer.name} {customer.phone}
    </span>
  </p>
);

function Result({ actor }: { actor: OperatorOrderRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <ActionResult
      done={done === null ? null : words[done]}
      refusal={refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'order.retry' })}
    />
  );
}
