import { type ReactNode, useId } from 'react';
import { KIT } from '#copy/kit.ts';
import { classes } from '../../classes.ts';

/** Props a field passes to its control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  label: string;
  help?: ReactNode;
  /** How to fix the value; replaces the help text. */
  error?: string | null | undefined;
  required?: boolean;
  /** Explanation of a term in the label. */
  term?: ReactNode;
  /** Filled in from the UN table; shows a small diamond after the label. */
  filled?: boolean;
  /** The control has several elements: renders a group with a plain label. */
  grouped?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, help, error, required, term, filled, grouped, className, children }: FieldProps) {
  const id = useId();
  const described = error ? `${id}-error` : help ? `${id}-help` : undefined;
  const Label = grouped ? 'span' : 'label';
  return (
    <div className={classes('field', className)}>
      <div className="min-h-2.5 text-14 text-ink-2">
        <Label id={`${id}-label`} {...(grouped ? {} : { htmlFor: id })}>
          {label}
          {filled && <span className="sr-only">（{KIT.filled}）</span>}
        </Label>
        {required && (
          <span className="ml-0.5 text-danger" aria-hidden="true">
            *
          </span>
        )}
        {term && <span className="ml-0.5">{term}</span>}
        {filled && <span className="filled-mark ml-0.75 align-[2px]" aria-hidden="true" />}
      </div>
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error ? (
        <p id={`${id}-error`} className="diamond-before flex items-baseline gap-0.75 text-12 text-danger">
          <span className="min-w-0">{error}</span>
        </p>
      ) : (
        help && (
          <div id={`${id}-help`} className="text-12 text-ink-3">
            {help}
          </div>
        )
      )}
    </div>
  );
}
