import { useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { useExchange } from './light-exchange.ts';
import { choiceLook, groupLook, groupNames, type RadioChoice, type RadioGroupProps } from './radio-looks.ts';

export type { RadioChoice, RadioGroupProps } from './radio-looks.ts';

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
