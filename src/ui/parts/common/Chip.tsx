import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';

/** Toggle for a filter. */
export function Chip(props: { on: boolean; onToggle: (on: boolean) => void; disabled?: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={props.on}
      disabled={props.disabled}
      onClick={() => props.onToggle(!props.on)}
      className={classes(
        'inline-flex min-h-4 max-w-full cursor-pointer items-center gap-0.75 rounded border px-1.5 text-14 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3',
        props.on
          ? 'border-sea bg-sea-soft text-ink ring-1 ring-sea ring-inset'
          : 'border-line-2 bg-surface text-ink-2 hover:border-line-field',
      )}
    >
      <span className="min-w-0">{props.children}</span>
      {props.on && <Icon name="check" small />}
    </button>
  );
}
