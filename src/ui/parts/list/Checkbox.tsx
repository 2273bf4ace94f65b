import { type ReactNode, useId } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ControlProps } from '../common/Field.tsx';

export interface CheckboxProps extends Partial<ControlProps> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  children: ReactNode;
}

export const checkboxClass =
  'mt-0.25 grid size-2.25 shrink-0 cursor-pointer appearance-none place-items-center rounded-tag border border-line-field bg-surface text-on-sea checked:border-sea checked:bg-sea aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60';

export function Checkbox({ children, checked, onChange, disabled, ...control }: CheckboxProps) {
  const ownId = useId();
  const id = control.id ?? ownId;
  const labelId = `${id}-words`;
  return (
    <span className="inline-flex min-h-3 max-w-full items-start gap-1">
      <span className="relative inline-grid">
        <input
          type="checkbox"
          id={id}
          checked={checked}
          disabled={disabled}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          onChange={(event) => onChange(event.target.checked)}
          className={checkboxClass}
        />
        {checked && <Icon name="check" small className="pointer-events-none absolute top-[3px] left-px text-on-sea" />}
      </span>
      <label
        id={labelId}
        htmlFor={id}
        className={classes('min-w-0', disabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer')}
      >
        {children}
      </label>
    </span>
  );
}
