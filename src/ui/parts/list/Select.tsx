import { KIT } from '#copy/kit.ts';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import { ariaOfControl, boxClass } from '../common/control.ts';
import type { ControlProps } from '../common/Field.tsx';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends Partial<ControlProps> {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Accessible name outside a field. */
  label?: string | undefined;
  compact?: boolean | undefined;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { choices, value, onChange, placeholder = KIT.pleaseChoose, disabled, compact } = props;
  const isChosen = choices.some((choice) => choice.value === value);
  return (
    <span className={classes('relative min-w-0 items-center', compact ? 'inline-flex max-w-full' : 'flex')}>
      <select
        id={props.id}
        {...ariaOfControl(props)}
        disabled={disabled}
        value={isChosen && value !== null ? value : ''}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={classes(
          boxClass({ invalid: props['aria-invalid'], disabled }),
          'cursor-pointer appearance-none truncate pr-5 disabled:cursor-not-allowed',
          compact && 'field-sizing-content min-h-4! w-auto!',
          !isChosen && 'text-ink-3',
        )}
      >
        {!isChosen && (
          <option value="" hidden>
            {placeholder}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute right-1.5 text-ink-3" />
    </span>
  );
}
