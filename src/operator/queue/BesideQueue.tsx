import { type ReactNode, useRef } from 'react';
import { focusRow } from './row-focus.ts';

interface BesideQueueProps {
  queue: ReactNode;
  renderOpen: (toList: () => void) => ReactNode;
}

/** The queue beside the open item; stacked on narrow pages. */
export function BesideQueue({ queue, renderOpen }: BesideQueueProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className="grid min-w-0 items-start gap-2 xl:grid-cols-[360px_1fr]">
      <div ref={list} className="min-w-0">
        {queue}
      </div>
      {renderOpen(() => focusRow(list.current))}
    </div>
  );
}
