import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { KIT } from '../copy/kit.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button, buttonLook } from './Button.tsx';
import type { ControlProps } from './Field.tsx';
import { ScaleBar } from './ScaleBar.tsx';

export interface UploadItem {
  readonly key: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 100. */
  readonly percent: number;
  /** What to say of it: how long still, until when it is valid, what went wrong and how to mend it. */
  readonly note?: string;
}

export interface FileUploadProps extends Partial<ControlProps> {
  items: readonly UploadItem[];
  /** Kinds, size and number that are taken, in words. */
  rules: ReactNode;
  accept?: string;
  multiple?: boolean;
  full?: boolean;
  onFiles: (files: readonly File[]) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

const row =
  'grid min-h-6 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1.5 gap-y-0.5 rounded border border-dashed border-line-field bg-surface px-1.5 py-1 @min-[600px]:grid-cols-[minmax(0,14rem)_minmax(80px,1fr)_auto_auto]';
const TONES = { waiting: 'plain', sending: 'plain', done: 'ok', failed: 'danger' } as const;
const COLOURS = { waiting: 'text-ink-2', sending: 'text-ink-2', done: 'text-ok', failed: 'text-danger' } as const;

function noteOf(item: UploadItem) {
  if (item.note)
    return item.state === 'sending' ? `${KIT.files.percent(Math.round(item.percent))}，${item.note}` : item.note;
  if (item.state === 'done') return KIT.files.done;
  return item.state === 'waiting' ? KIT.files.waiting : KIT.files.percent(Math.round(item.percent));
}

function Item({ item, onRetry, onRemove }: { item: UploadItem } & Pick<FileUploadProps, 'onRetry' | 'onRemove'>) {
  const sending = item.state === 'sending' || item.state === 'waiting';
  return (
    <li className={row}>
      <span className="flex min-w-0 items-center gap-1">
        <Icon name="file" className="text-ink-3" />
        <span className="min-w-0 font-strong">{item.name}</span>
      </span>
      <span className="col-span-2 @min-[600px]:col-span-1">
        <ScaleBar percent={item.percent} label={KIT.files.progress(item.name)} tone={TONES[item.state]} />
      </span>
      <span className={classes('text-12', COLOURS[item.state])}>{noteOf(item)}</span>
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

export function FileUpload({
  items,
  rules,
  accept,
  multiple = true,
  full,
  onFiles,
  onRetry,
  onRemove,
  ...control
}: FileUploadProps) {
  const own = useId();
  const id = control.id ?? own;
  const [over, setOver] = useState(false);
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(on);
  };
  const landing = {
    onDragOver: drag(true),
    onDragLeave: drag(false),
    onDrop: (event: DragEvent) => {
      drag(false)(event);
      if (!full) onFiles([...event.dataTransfer.files]);
    },
  };
  return (
    <div className="@container grid gap-1">
      <div
        {...landing}
        className={classes(
          'flex flex-wrap items-center gap-1.5 rounded border border-dashed px-1.5 py-1',
          over ? 'border-link bg-link-soft' : 'border-line-field bg-surface',
        )}
      >
        <Icon name="upload" className="text-ink-3" />
        <span className="min-w-0 flex-1 basis-20">
          {KIT.files.drop}
          <span className="block text-12 text-ink-3" id={`${id}-rules`}>
            {rules}
          </span>
        </span>
        <label
          className={classes(
            buttonLook({ size: 32 }),
            'relative has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            full && 'cursor-not-allowed border-line bg-sunken text-ink-3',
          )}
        >
          {KIT.files.choose}
          <input
            id={id}
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={full}
            aria-describedby={[control['aria-describedby'], `${id}-rules`].filter(Boolean).join(' ')}
            aria-invalid={control['aria-invalid']}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
          />
        </label>
      </div>
      {items.length > 0 && (
        <ul className="grid gap-1">
          {items.map((item) => (
            <Item key={item.key} item={item} onRetry={onRetry} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  );
}
