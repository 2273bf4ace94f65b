import { type ReactNode, useId } from 'react';
import { classes } from '../../classes.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { ariaOfControl } from './control.ts';
import type { ControlProps } from './Field.tsx';

export interface RadioChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Partial<ControlProps> {
  choices: readonly RadioChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  /** Accessible name outside a field. */
  label?: string | undefined;
  segmented?: boolean | undefined;
  compact?: boolean | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      id={props.id}
      {...ariaOfControl(props)}
      className={
        props.segmented
          ? 'inline-flex max-w-full flex-wrap overflow-clip rounded border border-line-field bg-surface'
          : 'grid max-w-full justify-items-start gap-0.5'
      }
    >
      {props.choices.map((choice, index) => (
        <label key={choice.value} className={choiceClass(props, choice, index === 0)}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === props.value}
            disabled={props.disabled || choice.disabled}
            onChange={() => props.onChange(choice.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
          />
          {!props.segmented && <Diamond isChecked={choice.value === props.value} />}
          {choice.icon && <Icon name={choice.icon} />}
          <span className="min-w-0">
            {choice.label}
            {choice.help && <span className="block text-12 text-ink-3">{choice.help}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Two to four short choices in a row, one always selected. */
export function Segmented<Value extends string>(props: Omit<RadioGroupProps<Value>, 'segmented'>) {
  return <RadioGroup {...props} segmented />;
}

/** Radio marks are diamonds, like classes and steps. */
const Diamond = ({ isChecked }: { isChecked: boolean }) => (
  <span
    className={classes(
      'mt-0.25 size-2.25 shrink-0 rotate-45 scale-82 border',
      isChecked ? 'border-sea bg-on-sea ring-4 ring-sea ring-inset' : 'border-line-field bg-surface',
    )}
    aria-hidden="true"
  />
);

const choiceClass = <Value extends string>(
  { segmented, compact, value, disabled }: RadioGroupProps<Value>,
  choice: RadioChoice<Value>,
  isFirst: boolean,
) => {
  const isOff = disabled || choice.disabled;
  const isChecked = choice.value === value;
  return segmented
    ? classes(
        'relative inline-flex min-w-0 max-w-full flex-1 shrink-0 basis-auto cursor-pointer items-center justify-center gap-0.75 text-center outline-offset-[-3px] has-focus-visible:outline-2',
        compact ? 'min-h-3.75 px-1.5' : 'min-h-4.75 px-2',
        !isFirst && 'border-line-2 border-l',
        isChecked && 'font-strong',
        isOff
          ? 'cursor-not-allowed bg-sunken text-ink-3'
          : isChecked
            ? 'bg-sea text-on-sea has-focus-visible:outline-on-sea'
            : 'text-ink-2 hover:bg-hover has-focus-visible:outline-focus',
      )
    : classes(
        'relative inline-flex min-h-3 max-w-full cursor-pointer items-start gap-1 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        isOff && 'cursor-not-allowed text-ink-3',
      );
};
