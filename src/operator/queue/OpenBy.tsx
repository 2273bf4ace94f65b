import type { ReactNode } from 'react';
import type { OpenBy as Others } from '#contract/fields/operator.ts';
import { operatorQueue as words } from '#copy/operator/console.ts';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';

/** Other operators who have the item open, and whether it is open here. */
export const OpenBy = ({ others = [], isMine }: { others: Others | undefined; isMine?: boolean }) =>
  others.length === 0 && !isMine ? null : (
    <span className="flex flex-wrap gap-x-1 text-12 text-ink-2">
      {others.map(({ name, at }) => (
        <Who key={name}>{words.openBy(name, portTime(at, HOUSE_ZONE).clock)}</Who>
      ))}
      {isMine ? <Who isMine>{words.openHere}</Who> : null}
    </span>
  );

const Who = ({ isMine, children }: { isMine?: boolean; children: ReactNode }) => (
  <span data-hollow={!isMine || undefined} className="diamond-before inline-flex items-center gap-0.5">
    {children}
  </span>
);
