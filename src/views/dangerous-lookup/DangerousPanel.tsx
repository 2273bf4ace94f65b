import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type DangerousLookupRef, selectIsOpen, selectUnNo } from '#machines/dangerous-lookup/index.ts';
import { dangerousLookup as words } from '#src/ui/copy/dangerous-lookup.ts';
import { DangerousSheet } from './DangerousSheet.tsx';

interface DangerousPanelProps {
  actor: DangerousLookupRef;
  /** What stands around the sheet of a number. */
  frame: (sheet: ReactNode) => ReactNode;
  /** What stands there while no number is open. */
  children: ReactNode;
}

/** The sheet of a number in the page itself. */
export function DangerousPanel({ actor, frame, children }: DangerousPanelProps) {
  const isOpen = useSelector(actor, selectIsOpen);
  const unNo = useSelector(actor, selectUnNo);
  if (!isOpen) return children;
  return frame(
    <section aria-label={words.title(unNo)} className="mt-3 max-w-100 rounded border border-line bg-surface p-2 md:p-3">
      <h2 className="mb-2 font-strong text-20 tabular-nums">{words.title(unNo)}</h2>
      <DangerousSheet actor={actor} />
    </section>,
  );
}
