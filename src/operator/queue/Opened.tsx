import type { KeyboardEvent, ReactNode } from 'react';
import type { OpenBy as Others } from '#contract/fields/operator.ts';
import { type QueueWords, operatorQueue as words } from '#copy/operator/console.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { OpenBy } from './OpenBy.tsx';
import { takeFocus } from './take-focus.ts';

interface OpenedProps {
  /** Null while nothing is open. */
  id: string | null;
  own: QueueWords;
  title: ReactNode;
  /** Other operators who have it open. */
  others: Others | undefined;
  isOpening: boolean;
  canClose: boolean;
  onClose: () => void;
  /** Result of the last action. */
  result: ReactNode;
  /** Null while loading. */
  children: ReactNode;
}

/** Frame of the item open beside a queue; closed by button or Escape. */
export function Opened({ id, own, title, others, isOpening, canClose, onClose, result, children }: OpenedProps) {
  if (id === null)
    return (
      <p className="grid place-content-center rounded border border-line border-dashed p-3 text-center text-ink-3 xl:min-h-30">
        {own.choose}
      </p>
    );
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && canClose) onClose();
  };
  return (
    <section key={id} aria-labelledby="opened" aria-busy={isOpening} onKeyDown={leave} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h2
          key={String(isOpening && children === null)}
          id="opened"
          tabIndex={-1}
          ref={takeFocus}
          className="flex flex-wrap items-center gap-1 font-strong text-20 leading-head"
        >
          {title}
        </h2>
        <Button size={32} icon="close" disabled={!canClose} onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <OpenBy others={others} />
      {result}
      {children ?? <p role="status">{isOpening ? words.reading : ''}</p>}
    </section>
  );
}

interface ActionResultProps {
  done: string | null;
  refusal: string | null;
  isUnread: boolean;
  onRetry: () => void;
}

export function ActionResult({ done, refusal, isUnread, onRetry }: ActionResultProps) {
  return (
    <>
      {done === null ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {done}
        </p>
      )}
      {isUnread ? (
        <RetryNote tone="danger" onRetry={onRetry}>
          {refusal}
        </RetryNote>
      ) : refusal === null ? null : (
        <Note tone="danger" live>
          {refusal}
        </Note>
      )}
    </>
  );
}
