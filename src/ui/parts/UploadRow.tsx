import type { ReactNode } from 'react';
import { KIT } from '#copy/kit.ts';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from './Button.tsx';
import { ScaleBar } from './ScaleBar.tsx';

export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** `failed` can be retried; for `refused` a retry is pointless. */
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  /** 0 to 100. */
  readonly percent: number;
  /** Time left, validity, or error with its remedy. */
  readonly note?: string;
  /** Replaces the plain file name. */
  readonly preview?: ReactNode;
}

const row =
  'grid min-h-6 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1.5 gap-y-0.5 rounded border border-dashed border-line-field bg-surface px-1.5 py-1 @min-[600px]:grid-cols-[minmax(0,14rem)_minmax(80px,1fr)_auto_auto]';
const TONES = { waiting: 'plain', sending: 'plain', done: 'ok', failed: 'danger', refused: 'danger' } as const;
const COLOURS = {
  ...{ waiting: 'text-ink-2', sending: 'text-ink-2', done: 'text-ok' },
  ...{ failed: 'text-danger', refused: 'text-danger' },
} as const;

function noteOf(item: UploadItem) {
  if (item.note)
    return item.state === 'sending' ? `${KIT.files.percent(Math.round(item.percent))}，${item.note}` : item.note;
  if (item.state === 'done') return KIT.files.done;
  return item.state === 'waiting' ? KIT.files.waiting : KIT.files.percent(Math.round(item.percent));
}

export function UploadRow({
  item,
  onRetry,
  onRemove,
}: {
  item: UploadItem;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}) {
  const sending = item.state === 'sending' || item.state === 'waiting';
  const isOver = item.state === 'failed' || item.state === 'refused';
  return (
    <li className={row}>
      <span className="flex min-w-0 items-center gap-1">
        {item.preview ?? (
          <>
            <Icon name="file" className="text-ink-3" />
            <span className="min-w-0 font-strong">{item.name}</span>
          </>
        )}
      </span>
      <span className="col-span-2 @min-[600px]:col-span-1">
        <ScaleBar percent={item.percent} label={KIT.files.progress(item.name)} tone={TONES[item.state]} />
      </span>
      <span className={classes('text-12', COLOURS[item.state])} {...(isOver && { role: 'alert' })}>
        {noteOf(item)}
      </span>
      <span className="flex justify-end">
        {item.state === 'failed' && (
          <Button size={32} tone="quiet" icon="refresh" iconOnly onClick={() => onRetry(item.key)}>
            {KIT.files.retry(item.name)}
          </Button>
        )}
        <Button size={32} tone="quiet" icon={sending ? 'close' : 'trash'} iconOnly onClick={() => onRemove(item.key)}>
          {sending ? KIT.files.cancel(item.name) : KIT.files.remove(item.name)}
        </Button>
      </span>
    </li>
  );
}
