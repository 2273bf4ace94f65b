import { Radio, RadioGroup } from '@headlessui/react';
import { classes } from '../../classes.ts';
import { RadioFace } from '../RadioGroup.tsx';
import { choiceLook, groupLook, groupNames, type RadioGroupProps } from '../radio-looks.ts';

/** Headless names the group by its own label parts; ours may stand in a field outside, so the names go on last. */
function Group({ names, ...rest }: { names: ReturnType<typeof groupNames> } & React.ComponentProps<'div'>) {
  return <div {...rest} {...names} />;
}

export function RealRadioGroup(props: RadioGroupProps) {
  return (
    <RadioGroup
      as={Group}
      names={groupNames(props)}
      {...(props.id ? { id: props.id } : {})}
      value={props.value}
      onChange={(value: string | null) => value !== null && props.onChange(value)}
      className={groupLook(props)}
    >
      {props.choices.map((choice, index) => (
        <Radio
          key={choice.value}
          value={choice.value}
          disabled={choice.disabled ?? false}
          className={classes('relative', choiceLook(props, choice, index === 0))}
        >
          <RadioFace group={props} choice={choice} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
