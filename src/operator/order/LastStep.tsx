import { useSelector } from '@xstate/react';
import { operatorSteps as words } from '#copy/operator/orders.ts';
import { UNDO_MS } from '#domain/orders/order-life.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import {
  type OperatorOrderRef,
  type OrderSheet,
  selectCanUndo,
  selectIsUndoable,
  selectStep,
} from '#machines/operator-order/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { timeLeftWords } from '#src/ui/text/time-text.ts';

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
  const left = until > order.now ? words.undoLeft(timeLeftWords(until, order.now)) : words.undoByAdmin;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 border-line border-t pt-1">
      <span className="font-strong">{words.last(nameOf(order.status))}</span>
      <span className="text-ink-2">{words.lastBy(recordedAt, by)}</span>
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
            {words.undo(nameOf(from))}
          </Button>
        </>
      ) : null}
    </p>
  );
}
