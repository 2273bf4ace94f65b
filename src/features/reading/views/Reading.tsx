import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { reading } from '#copy/booking/outcome.ts';
import {
  type ReadingRef,
  selectCanClose,
  selectCanConfirm,
  selectIsScrolledToEnd,
  selectSecondsLeft,
} from '#machines/reading/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { ScrollGate } from '#src/ui/parts/ScrollGate.tsx';

interface ReadingProps {
  actor: ReadingRef;
  /** Title of the text. */
  title: string;
  children: ReactNode;
}

/** A text that must be scrolled to its end before it can be confirmed. */
export function Reading({ actor, title, children }: ReadingProps) {
  const secondsLeft = useSelector(actor, selectSecondsLeft);
  const isAtEnd = useSelector(actor, selectIsScrolledToEnd);
  const canClose = useSelector(actor, selectCanClose);
  const canConfirm = useSelector(actor, selectCanConfirm);
  const sendDistance = useCallback(
    (distanceToEnd: number) => {
      const isActive = actor.getSnapshot().status === 'active';
      if (isActive) actor.send({ type: 'reading.scrolled', distanceToEnd });
    },
    [actor],
  );

  return (
    <div className="grid gap-2">
      <ScrollGate label={title} onDistance={sendDistance}>
        {children}
      </ScrollGate>
      <div className="flex flex-wrap items-center justify-end gap-1 border-line border-t pt-2 print:hidden">
        <p role="status" className="mr-auto text-12 text-ink-3 empty:hidden">
          {isAtEnd ? null : reading.scrollHint}
        </p>
        <Button tone="quiet" disabled={!canClose} onClick={() => actor.send({ type: 'reading.close' })}>
          {reading.close}
        </Button>
        <Button
          tone="primary"
          className="tabular-nums"
          disabled={!canConfirm}
          onClick={() => actor.send({ type: 'reading.confirm' })}
        >
          {secondsLeft > 0 ? reading.confirmIn(secondsLeft) : reading.confirm}
        </Button>
      </div>
    </div>
  );
}
