import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import sprite from './depths.svg?no-inline';

/** Depth contours behind a section's head; lines only, since text lies above them. */
export function ChartGround({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classes('relative overflow-hidden border-line border-b bg-paper', className)}>
      <svg className="depths" aria-hidden="true">
        <use href={`${sprite}#depths`} />
      </svg>
      <div className="relative">{children}</div>
    </div>
  );
}

/** Black-and-white chart border. */
export function Neatline() {
  return <div className="neatline" aria-hidden="true" />;
}
