import { KIT } from '#copy/kit.ts';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Button } from './Button.tsx';

export type ToastTone = 'ok' | 'danger' | 'pending' | 'plain';
export interface ToastEntry {
  readonly key: string;
  readonly tone: ToastTone;
  readonly text: string;
  /** With a title it is a notification that stays until closed; without, a toast. */
  readonly title?: string;
}

const MARKS: Record<ToastTone, readonly [icon: IconName, colour: string]> = {
  ok: ['check', 'text-ok'],
  danger: ['warn', 'text-danger'],
  pending: ['clock', 'text-ink-2'],
  plain: ['info', 'text-ink-2'],
};

export function Toast({ entry, onDismiss }: { entry: ToastEntry; onDismiss?: ((key: string) => void) | undefined }) {
  const [icon, colour] = MARKS[entry.tone];
  return (
    <div
      className={classes(
        'arrive pointer-events-auto flex max-w-full items-start gap-1 rounded bg-surface px-2 shadow-float',
        entry.title ? 'py-2' : 'py-1.25',
      )}
    >
      <Icon name={icon} className={colour} />
      <div className="min-w-0">
        {entry.title && <p className="font-strong">{entry.title}</p>}
        <p className={entry.title && 'text-ink-2'}>{entry.text}</p>
      </div>
      {onDismiss && entry.title && (
        <Button
          tone="quiet"
          size={32}
          icon="close"
          iconOnly
          onClick={() => onDismiss(entry.key)}
          className="-my-0.75 -mr-1"
        >
          {KIT.close}
        </Button>
      )}
    </div>
  );
}

/** The page's only live regions. Both are mounted empty from the first paint, because screen readers ignore a region inserted together with its text. */
export function NotificationRegion({
  entries,
  onDismiss,
  onHold,
}: {
  entries: readonly ToastEntry[];
  onDismiss: (key: string) => void;
  /** Called when the pointer or the focus enters and leaves the toasts. */
  onHold?: (isHeld: boolean) => void;
}) {
  const urgent = entries.filter((entry) => entry.tone === 'danger');
  const calm = entries.filter((entry) => entry.tone !== 'danger');
  return (
    <section
      aria-label={KIT.notices.region}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
      className="pointer-events-none fixed inset-x-0 top-2 z-50 grid justify-items-center gap-1 px-2"
    >
      <div role="alert" className="grid max-w-full justify-items-center gap-1">
        {urgent.map((entry) => (
          <Toast key={entry.key} entry={entry} onDismiss={onDismiss} />
        ))}
      </div>
      <div role="status" className="grid max-w-full justify-items-center gap-1">
        {calm.map((entry) => (
          <Toast key={entry.key} entry={entry} onDismiss={onDismiss} />
        ))}
      </div>
    </section>
  );
}

export const errorNotice = (key: string, text: string): ToastEntry => ({
  key,
  tone: 'danger',
  title: KIT.notices.error,
  text,
});
