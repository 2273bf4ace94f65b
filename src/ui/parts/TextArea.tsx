import type { TextareaHTMLAttributes } from 'react';
import { KIT } from '#copy/kit.ts';
import { classes } from '../classes.ts';
import { boxClass } from './common/control.ts';

type Passed = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'>;

/** Text area whose frame and counter align with the field's grid. Counts characters, not code units; text above the limit is marked, never cut. */
export function TextArea({
  value,
  onChange,
  limit,
  ...rest
}: Passed & { value: string; onChange: (value: string) => void; limit?: number }) {
  const used = [...value].length;
  const over = limit !== undefined && used > limit;
  return (
    <div className="contents">
      <div
        className={classes(
          'col-span-full',
          boxClass({ invalid: rest['aria-invalid'] === true || over, disabled: rest.disabled, tall: true }),
        )}
      >
        <textarea
          rows={3}
          {...rest}
          aria-invalid={rest['aria-invalid'] === true || over || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-w-0 flex-1 resize-y bg-transparent outline-0 placeholder:text-ink-3 placeholder:opacity-100"
        />
      </div>
      {limit !== undefined && (
        <p
          className={classes(
            'order-1 col-start-2 pl-1 text-right text-12 tabular-nums',
            over ? 'text-danger' : 'text-ink-3',
          )}
          aria-live={over ? 'polite' : 'off'}
        >
          {KIT.counter(used, limit)}
        </p>
      )}
    </div>
  );
}
