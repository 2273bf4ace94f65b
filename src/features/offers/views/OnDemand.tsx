import type { ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';

interface OnDemandProps {
  title: string;
  /** Summary while closed. */
  note?: ReactNode;
  /** Initially open: the URL already contains its inputs. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Disclosure for a calculator or a long explanation, closed by default. */
export const OnDemand = ({ title, note, isOpen = false, className, children }: OnDemandProps) => (
  <details open={isOpen} className={classes('group/more min-w-0 open:basis-full', className)}>
    <summary className="inline-flex min-h-4 max-w-full cursor-pointer list-none flex-wrap items-center gap-x-0.75 rounded border border-line-2 bg-surface px-1.5 hover:border-line-field">
      {title}
      {note === undefined ? null : <span className="text-12 text-ink-2">{note}</span>}
      <span aria-hidden="true" className="text-12 text-ink-3 group-open/more:rotate-180">
        ▾
      </span>
    </summary>
    <div className="mt-1">{children}</div>
  </details>
);
