import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { KIT } from '../copy/kit.ts';
import { Icon } from '../icons/Icon.tsx';
import { boxLook } from './control.ts';
import type { ControlProps } from './Field.tsx';
import { useLightTrigger } from './light.ts';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Shown at the end of the line in the weak ink. */
  readonly note?: string;
  readonly mark?: ReactNode;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends Partial<ControlProps> {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The name where no field label stands. */
  label?: string | undefined;
  compact?: boolean | undefined;
}

export const selectLook = (props: Pick<SelectProps, 'aria-invalid' | 'disabled' | 'compact'>) =>
  classes(
    boxLook({ invalid: props['aria-invalid'], disabled: props.disabled }),
    'cursor-pointer text-left outline-focus disabled:cursor-not-allowed',
    props.compact && 'min-h-4! w-auto!',
  );

/** The name of the button is its label and what is chosen, light or real. */
export function selectName(props: SelectProps): Record<string, string | undefined> {
  const valueId = props.id ? `${props.id}-value` : undefined;
  const labelled = props['aria-labelledby'];
  if (labelled) return { 'aria-labelledby': valueId ? `${labelled} ${valueId}` : labelled };
  const chosen = props.choices.find((choice) => choice.value === props.value)?.label ?? '';
  return { 'aria-label': [props.label, chosen].filter(Boolean).join(' ') };
}

export function SelectFace({ choices, value, placeholder, id }: SelectProps) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <>
      {chosen?.mark}
      <span id={id && `${id}-value`} className={classes('min-w-0 flex-1 truncate', !chosen && 'text-ink-3')}>
        {chosen?.label ?? placeholder ?? KIT.pleaseChoose}
      </span>
      <Icon name="down" className="text-ink-3" />
    </>
  );
}

export function Select<Value extends string>(given: SelectProps<Value>) {
  const props = given as unknown as SelectProps;
  const { parts, waiting, keys, trigger } = useLightTrigger();
  if (parts) return <parts.RealSelect {...props} keys={keys} />;
  return (
    <button
      type="button"
      id={props.id}
      {...selectName(props)}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-busy={waiting || undefined}
      disabled={props.disabled}
      className={selectLook(props)}
      {...trigger}
    >
      <SelectFace {...props} />
    </button>
  );
}
