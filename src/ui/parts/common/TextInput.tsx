import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../classes.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { boxClass, inputClass } from './control.ts';

type Passed = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'size'>;

export interface TextInputProps extends Passed {
  value: string;
  onChange: (value: string) => void;
  icon?: IconName | undefined;
  unit?: string | undefined;
  /** Button or mark at the end: reveal password, send code. */
  after?: ReactNode;
  numeric?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export function TextInput({
  value,
  onChange,
  icon,
  unit,
  after,
  numeric,
  inputRef,
  className,
  ...rest
}: TextInputProps) {
  return (
    <div className={classes(boxClass({ invalid: rest['aria-invalid'] === true, disabled: rest.disabled }), className)}>
      {icon && <Icon name={icon} className="text-ink-3" />}
      <input
        {...rest}
        ref={inputRef}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classes(inputClass, numeric && 'text-right')}
      />
      {unit && <span className="shrink-0 text-ink-3">{unit}</span>}
      {after}
    </div>
  );
}
