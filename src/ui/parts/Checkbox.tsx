import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ControlProps } from './Field.tsx';
import { useExchange } from './light-exchange.ts';

export interface CheckboxProps extends Partial<ControlProps> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  children: ReactNode;
}

export const checkLook =
  'mt-0.25 grid size-2.25 shrink-0 cursor-pointer appearance-none place-items-center rounded-tag border border-line-field bg-surface text-on-sea checked:border-sea checked:bg-sea data-checked:border-sea data-checked:bg-sea aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60 data-disabled:cursor-not-allowed data-disabled:opacity-60';

/** The light check is a real input with its tick laid over it. */
function LightBox({
  checked,
  onChange,
  disabled,
  labelled,
  ...rest
}: Omit<CheckboxProps, 'children'> & { labelled: string }) {
  return (
    <span className="relative inline-grid">
      <input
        type="checkbox"
        id={rest.id}
        checked={checked}
        disabled={disabled}
        aria-labelledby={labelled}
        aria-describedby={rest['aria-describedby']}
        aria-invalid={rest['aria-invalid']}
        onChange={(event) => onChange(event.target.checked)}
        className={checkLook}
      />
      {checked && <Icon name="check" small className="pointer-events-none absolute top-[3px] left-px text-on-sea" />}
    </span>
  );
}

export function Checkbox({ children, ...props }: CheckboxProps) {
  const own = useId();
  const { parts, watch } = useExchange<HTMLSpanElement>((host) => host.querySelector<HTMLElement>('[role=checkbox]'));
  const labelled = `${own}-words`;
  const given = { ...props, id: props.id ?? own, labelled };
  return (
    <span className="inline-flex min-h-3 max-w-full items-start gap-1" {...watch}>
      {parts ? <parts.RealCheckbox {...given} /> : <LightBox {...given} />}
      <label
        id={labelled}
        htmlFor={given.id}
        className={classes('min-w-0', props.disabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer')}
      >
        {children}
      </label>
    </span>
  );
}
