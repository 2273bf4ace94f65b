import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorSteps, operatorOrders as words } from '#copy/operator/orders.ts';
import { statusName } from '#copy/orders/list.ts';
import { mayDeviate } from '#domain/orders/order-life.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import {
  needsRemark,
  type OperatorOrderRef,
  type OrderSheet,
  selectCanEdit,
  selectCanMove,
  selectChosenStep,
  selectIsMoving,
  selectIsTimeReadable,
  selectMoveStatus,
  selectMoves,
  selectRemark,
} from '#machines/operator-order/index.ts';
import type { OfferedStep } from '#machines/order-life/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { StepNotice } from '../step/StepNotice.tsx';
import { Deviation } from './Deviation.tsx';
import { LastStep } from './LastStep.tsx';
import { DangerousField, TimeField } from './MoveFields.tsx';
import { ANCHORS, StepBlocks } from './StepBlocks.tsx';
import { StepProgress } from './StepProgress.tsx';

/** Current status, blockers of the next step, and buttons to advance or undo. */
export function MoveForm({ actor, sheet }: { actor: OperatorOrderRef; sheet: OrderSheet }) {
  const { order, life } = sheet;
  const moves = useSelector(actor, selectMoves);
  const chosen = useSelector(actor, selectChosenStep);
  const nameOf = (status: OrderStatus) => statusName(order.service, status, order.isDanger === 'Y');
  return (
    <section aria-labelledby="move" className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="move" className="flex flex-wrap items-center gap-1 font-strong text-16">
        {words.next}
        {chosen !== null && chosen.blocks.length > 0 ? (
          <Badge tone="danger">{operatorSteps.blocked(chosen.blocks.length)}</Badge>
        ) : (
          <span className="font-normal text-12 text-ink-3">{moves.length === 0 ? '' : words.nextHelp}</span>
        )}
      </h3>
      <StepProgress steps={life.steps} offered={moves} nameOf={nameOf} />
      {moves.length === 0 ? (
        <p>{words.over}</p>
      ) : (
        <StepForm actor={actor} sheet={sheet} moves={moves} chosen={chosen} nameOf={nameOf} />
      )}
      <LastStep actor={actor} sheet={sheet} nameOf={nameOf} />
    </section>
  );
}

interface StepFormProps {
  actor: OperatorOrderRef;
  sheet: OrderSheet;
  moves: readonly OfferedStep[];
  chosen: OfferedStep | null;
  nameOf: (status: OrderStatus) => string;
}

function StepForm({ actor, sheet: { order }, moves, chosen, nameOf }: StepFormProps) {
  const status = useSelector(actor, selectMoveStatus);
  const canEdit = useSelector(actor, selectCanEdit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'move.submit' });
  };
  return (
    <form ref={focusFirst} noValidate method="post" aria-labelledby="move" onSubmit={submit} className="grid gap-1">
      <div className="grid gap-1 md:grid-cols-3">
        <div id={ANCHORS.status} tabIndex={-1} className="grid">
          <Field label={words.status} required>
            {(control) => (
              <Select
                {...control}
                choices={moves.map(({ status: value }) => ({ value, label: nameOf(value) }))}
                value={status}
                disabled={!canEdit}
                onChange={(value) => actor.send({ type: 'move.chosen', status: value })}
              />
            )}
          </Field>
        </div>
        <TimeField actor={actor} />
        <DangerousField actor={actor} />
      </div>
      <RemarkField actor={actor} chosen={chosen} />
      {chosen === null ? null : <Effect actor={actor} order={order} step={chosen} nameOf={nameOf} />}
      <Submit actor={actor} chosen={chosen} />
    </form>
  );
}

function RemarkField({ actor, chosen }: Pick<StepFormProps, 'actor' | 'chosen'>) {
  const remark = useSelector(actor, selectRemark);
  const canEdit = useSelector(actor, selectCanEdit);
  const papers = chosen?.papersToExplain ?? [];
  return (
    <Field
      label={words.remark}
      required={chosen !== null && needsRemark(chosen)}
      help={papers.length > 0 ? operatorSteps.explain(papers) : words.remarkHelp}
    >
      {(control) => (
        <TextArea
          {...control}
          limit={200}
          readOnly={!canEdit}
          value={remark}
          onChange={(typed) => actor.send({ type: 'remark.typed', remark: typed })}
        />
      )}
    </Field>
  );
}

interface EffectProps extends Pick<StepFormProps, 'actor' | 'nameOf'> {
  order: OrderSheet['order'];
  step: OfferedStep;
}

/** Lists the missing conditions of the chosen step, or shows the move and the notice of its customer. */
function Effect({ actor, order, step: { status, blocks }, nameOf }: EffectProps) {
  const remark = useSelector(actor, selectRemark);
  if (blocks.length > 0)
    return (
      <>
        <StepBlocks blocks={blocks} nameOf={nameOf} />
        {mayDeviate(blocks) ? <Deviation actor={actor} name={nameOf(status)} /> : null}
      </>
    );
  return (
    <div className="grid gap-0.5 rounded border border-line bg-sunken px-1.5 py-1">
      <p className="font-strong">{words.moves(nameOf(order.status), nameOf(status))}</p>
      <StepNotice
        orderNo={order.orderNo}
        facts={{ status, reason: remark }}
        sent={words.sent}
        notSent={words.notSent}
      />
      {status === 'rejected' ? <p className="text-12 text-warn">{words.final}</p> : null}
    </div>
  );
}

/** Submit button, or the reason it is disabled. */
function Submit({ actor, chosen }: Pick<StepFormProps, 'actor' | 'chosen'>) {
  const canMove = useSelector(actor, selectCanMove);
  const isMoving = useSelector(actor, selectIsMoving);
  const canEdit = useSelector(actor, selectCanEdit);
  const isReadable = useSelector(actor, selectIsTimeReadable);
  const why = canMove || !canEdit ? null : closedBecause(chosen, isReadable);
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Button
        type="submit"
        tone="primary"
        busy={isMoving}
        disabled={!(canMove || isMoving)}
        {...(why === null ? {} : { 'aria-describedby': 'move-closed' })}
      >
        {words.move}
      </Button>
      {why === null ? null : (
        <span id="move-closed" className="text-12 text-ink-3">
          {why}
        </span>
      )}
    </span>
  );
}

function closedBecause(chosen: OfferedStep | null, isTimeReadable: boolean): string {
  if (chosen === null) return operatorSteps.chooseFirst;
  if (!isTimeReadable) return operatorSteps.fixTime;
  if (chosen.blocks.length === 0) return operatorSteps.explainFirst;
  return mayDeviate(chosen.blocks) ? operatorSteps.settleFirst(chosen.blocks.length) : operatorSteps.fixTime;
}

/** The keyboard continues in the form of the order that was opened. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector('select')?.focus();
