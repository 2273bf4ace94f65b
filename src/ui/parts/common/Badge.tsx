import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';

export type BadgeTone = 'plain' | 'sea' | 'ok' | 'warn' | 'danger' | 'track' | 'low';

const TONES: Record<BadgeTone, string> = {
  plain: 'border-line-2 bg-surface text-ink-2',
  sea: 'border-current bg-sea-soft text-sea',
  ok: 'border-ok-line bg-ok-soft text-ok',
  warn: 'border-warn-line bg-warn-soft text-warn',
  danger: 'border-danger-line bg-danger-soft text-danger',
  track: 'border-current bg-track-soft text-track',
  low: 'border-sea bg-sea text-on-sea',
};

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-0.5 rounded-tag border px-0.75 text-12 leading-[20px]',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
