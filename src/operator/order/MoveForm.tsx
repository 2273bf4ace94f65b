import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorSteps, operatorOrders as words } from '#copy/operator/orders.ts';
import { statusName } from '#copy/orders/list.ts';
import { type LifeStep, mayDeviate, UNDO_MS } from '#domain/orders/order-life.ts';
import { reachedIndex } from '#domain/orders/reached.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import {
  needsRemark,
  type OperatorOrderRef,
  type OrderSheet,
  selectCanEdit,
  selectCanMove,
  selectCanUndo,
  selectChosenStep,
  selectIsMoving,
  selectIsTimeReadable,
  selectIsUndoable,
  selectMoveStatus,
  selectMoves,
  selectRemark,
  selectStep,
} from '#machines/operator-order/index.ts';
import type { OfferedStep } from '#machines/order-life/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { timeLeftWords } from '#src/ui/text/time-text.ts';
import { StepNotice } from '../step/StepNotice.tsx';
import { Deviation } from './Deviation.tsx';
import { DangerousField, TimeField } from './MoveFields.tsx';
import { ANCHORS, StepBlocks } from './StepBlocks.tsx';

type Mark = keyof typeof operatorSteps.marks;

interface StepProgressProps {
  steps: readonly LifeStep[];
  offered: readonly OfferedStep[];
  nameOf: (status: OrderStatus) => string;
}

const COLOURS: Record<Mark, string> = {
  done: 'border-sea text-ink-2',
  current: 'border-sea font-strong text-ink',
  next: 'border-action text-ink',
  blocked: 'border-danger border-dashed text-danger',
  ahead: 'border-line-2 text-ink-3',
};

/** Planned steps of an order in a row: done, next, and whether the next is blocked. */
export function StepProgress({ steps, offered, nameOf }: StepProgressProps) {
  const reached = reachedIndex(steps);
  const next = steps.findIndex(({ node }, index) => index > reached && offered.some(({ status }) => status === node));
  const markOf = ({ node, actualAt }: LifeStep, index: number): Mark => {
    if (index === reached) return 'current';
    if (actualAt !== null) return 'done';
    if (index !== next) return 'ahead';
    return offered.some(({ status, blocks }) => status === node && blocks.length > 0) ? 'blocked' : 'next';
  };
  return (
    <ol aria-label={operatorSteps.way} className="flex flex-wrap gap-x-1 gap-y-0.75">
      {steps.map((step, index) => (
        <Step key={step.node} name={nameOf(step.node)} mark={markOf(step, index)} />
      ))}
    </ol>
  );
}

const Step = ({ name, mark }: { name: string; mark: Mark }) => (
  <li
    {...(mark === 'current' ? { 'aria-current': 'step' as const } : {})}
    className={classes('border-t-2 pt-0.25 pr-1 text-12', COLOURS[mark])}
  >
    {name}
    {mark === 'next' || mark === 'blocked' ? (
      <span>（{operatorSteps.marks[mark]}）</span>
    ) : (
      <span className="sr-only">（{operatorSteps.marks[mark]}）</span>
    )}
  </li>
);

interface LastStepProps {
  actor: OperatorOrderRef;
  sheet: OrderSheet;
  nameOf: (status: OrderStatus) => string;
}

/** Latest step with its author, and the undo button while possible. */
export function LastStep({ actor, sheet: { order, life }, nameOf }: LastStepProps) {
  const isUndoable = useSelector(actor, selectIsUndoable);
  const canUndo = useSelector(actor, selectCanUndo);
  const isAsking = useSelector(actor, (snapshot) => selectStep(snapshot) !== undefined);
  if (life.lastMove === null) return null;
  const { from, recordedAt, by } = life.lastMove;
  const until = recordedAt + UNDO_MS;
  const left = until > order.now ? operatorSteps.undoLeft(timeLeftWords(until, order.now)) : operatorSteps.undoByAdmin;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 border-line border-t pt-1">
      <span className="font-strong">{operatorSteps.last(nameOf(order.status))}</span>
      <span className="text-ink-2">{operatorSteps.lastBy(recordedAt, by)}</span>
      {isUndoable ? (
        <>
          <span className="text-12 text-ink-3">{left}</span>
          <Button
            size={32}
            className="ml-auto"
            busy={isAsking}
            disabled={!(canUndo || isAsking)}
            onClick={() => actor.send({ type: 'undo.open' })}
          >
            {operatorSteps.undo(nameOf(from))}
          </Button>
        </>
      ) : null}
    </p>
  );
}

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
