import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { IconName } from '../icons/Icon.tsx';
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
  /** The name where no field label stands. */
  label?: string | undefined;
  segmented?: boolean | undefined;
  compact?: boolean | undefined;
}

export const groupLook = ({ segmented }: Pick<RadioGroupProps, 'segmented'>) =>
  segmented
    ? 'inline-flex max-w-full flex-wrap overflow-clip rounded border border-line-field bg-surface'
    : 'grid justify-items-start gap-0.5';

export const choiceLook = (group: RadioGroupProps, choice: RadioChoice, first: boolean) =>
  group.segmented
    ? classes(
        'inline-flex min-w-0 flex-1 cursor-pointer items-center justify-center gap-0.75 text-center outline-offset-[-3px] has-focus-visible:outline-2 has-focus-visible:outline-focus focus-visible:outline-on-sea has-focus-visible:outline-on-sea',
        group.compact ? 'min-h-3.75 px-1.5' : 'min-h-4.75 px-2',
        'max-w-full shrink-0 basis-auto',
        !first && 'border-line-2 border-l',
        choice.value === group.value ? 'bg-sea font-strong text-on-sea' : 'text-ink-2 hover:bg-hover',
        choice.disabled && 'cursor-not-allowed bg-sunken text-ink-3',
      )
    : classes(
        'inline-flex min-h-3 max-w-full cursor-pointer items-start gap-1',
        choice.disabled && 'cursor-not-allowed text-ink-3',
      );

export const groupNames = (props: RadioGroupProps) => ({
  'aria-label': props['aria-labelledby'] ? undefined : props.label,
  'aria-labelledby': props['aria-labelledby'],
  'aria-describedby': props['aria-describedby'],
  'aria-invalid': props['aria-invalid'],
  'aria-required': props['aria-required'],
});
