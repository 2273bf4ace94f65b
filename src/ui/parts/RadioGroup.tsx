import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import type { ControlProps } from './Field.tsx';
import { useExchange } from './light.ts';

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

/** The radio is a diamond, as the class, the step and the waypoint are. */
export function RadioFace({ group, choice }: { group: RadioGroupProps; choice: RadioChoice }) {
  const on = choice.value === group.value;
  return (
    <>
      {!group.segmented && (
        <span
          className={classes(
            'mt-0.25 size-2.25 shrink-0 rotate-45 scale-82 border',
            on ? 'border-sea bg-on-sea ring-4 ring-sea ring-inset' : 'border-line-field bg-surface',
          )}
          aria-hidden="true"
        />
      )}
      {choice.icon && <Icon name={choice.icon} />}
      <span className="min-w-0">
        {choice.label}
        {choice.help && <span className="block text-12 text-ink-3">{choice.help}</span>}
      </span>
    </>
  );
}

export const groupNames = (props: RadioGroupProps) => ({
  'aria-label': props['aria-labelledby'] ? undefined : props.label,
  'aria-labelledby': props['aria-labelledby'],
  'aria-describedby': props['aria-describedby'],
  'aria-invalid': props['aria-invalid'],
  'aria-required': props['aria-required'],
});

function LightGroup(props: RadioGroupProps) {
  const name = useId();
  return (
    <div role="radiogroup" id={props.id} {...groupNames(props)} className={groupLook(props)}>
      {props.choices.map((choice, index) => (
        <label
          key={choice.value}
          className={classes(
            'relative',
            choiceLook(props, choice, index === 0),
            !props.segmented &&
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === props.value}
            disabled={choice.disabled}
            onChange={() => props.onChange(choice.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
          />
          <RadioFace group={props} choice={choice} />
        </label>
      ))}
    </div>
  );
}

const current = (host: HTMLElement) =>
  host.querySelector<HTMLElement>('[role=radio][aria-checked=true]') ??
  host.querySelector<HTMLElement>('[role=radio][tabindex="0"]');

export function RadioGroup<Value extends string>(given: RadioGroupProps<Value>) {
  const props = given as unknown as RadioGroupProps;
  const { parts, watch } = useExchange<HTMLDivElement>(current);
  return (
    <div className="max-w-full" {...watch}>
      {parts ? <parts.RealRadioGroup {...props} /> : <LightGroup {...props} />}
    </div>
  );
}

/** Two to four short choices side by side, always one chosen. */
export function Segmented<Value extends string>(props: Omit<RadioGroupProps<Value>, 'segmented'>) {
  return <RadioGroup {...props} segmented />;
}
