import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';

export type NoteTone = 'plain' | 'ok' | 'warn' | 'danger';

const TONES: Record<NoteTone, readonly [box: string, mark: string, icon: IconName]> = {
  plain: ['border-line-2 bg-surface', '', 'info'],
  ok: ['border-ok-line bg-ok-soft', 'text-ok', 'check'],
  warn: ['border-warn-line bg-warn-soft', 'text-warn', 'clock'],
  danger: ['border-danger-line bg-danger-soft', 'text-danger', 'warn'],
};

/** An inline message beside what it refers to. */
export function Note(props: {
  tone?: NoteTone;
  title?: string;
  action?: ReactNode;
  live?: boolean;
  children: ReactNode;
}) {
  const [box, mark, icon] = TONES[props.tone ?? 'plain'];
  return (
    <div
      {...(props.live ? { role: props.tone === 'danger' ? 'alert' : 'status' } : {})}
      className={classes(
        'flex flex-wrap gap-x-1.5 gap-y-1 rounded border px-2 py-1.5',
        props.action && !props.title ? 'items-center' : 'items-start',
        box,
      )}
    >
      <Icon name={icon} className={mark} />
      <div className="min-w-0 flex-1 basis-20">
        {props.title && <p className="font-strong">{props.title}</p>}
        {props.children}
      </div>
      {props.action}
    </div>
  );
}

/** Border in the style of a prohibited area; reserved for refusals and segregation. */
export function Restricted({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="restricted p-2 md:p-3" aria-label={title}>
      <p className="font-strong">{title}</p>
      <div className="text-ink-2">{children}</div>
    </section>
  );
}
