import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { KIT } from '#copy/kit.ts';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { buttonClasses } from './Button.tsx';
import type { ControlProps } from './common/Field.tsx';
import { type UploadItem, UploadRow } from './UploadRow.tsx';

export type { UploadItem } from './UploadRow.tsx';

export interface FileUploadProps extends Partial<ControlProps> {
  items: readonly UploadItem[];
  /** Describes the accepted types, size and number. */
  rules: ReactNode;
  accept?: string;
  multiple?: boolean;
  full?: boolean;
  onFiles: (files: readonly File[]) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
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
  const input = useRef<HTMLInputElement>(null);
  // The pressed button is removed with its row: keep the focus in the field.
  const remove = (key: string) => {
    flushSync(() => onRemove(key));
    input.current?.focus();
  };
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
            buttonClasses({ size: 32 }),
            'relative has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            full && 'cursor-not-allowed border-line bg-sunken text-ink-3',
          )}
        >
          {KIT.files.choose}
          <input
            ref={input}
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
            <UploadRow key={item.key} item={item} onRetry={onRetry} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  );
}
