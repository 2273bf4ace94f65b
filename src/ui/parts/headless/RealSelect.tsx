import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import { press, useReplay } from '../light-replay.ts';
import { SelectFace, type SelectProps, selectLook, selectName } from '../Select.tsx';
import { floating, optionLook } from '../surface.ts';

/** The button is named from outside, so the names go on last. */
function Handle({ names, ...rest }: { names: Record<string, string | undefined> } & ComponentProps<'button'>) {
  return <button type="button" {...rest} {...names} />;
}

export function RealSelect({ keys, ...props }: SelectProps & { keys: { current: string[] } }) {
  const trigger = useReplay(keys);
  return (
    <Listbox
      value={props.value}
      onChange={(value) => value !== null && props.onChange(value)}
      disabled={props.disabled ?? false}
    >
      <ListboxButton
        as={Handle}
        {...trigger}
        /* Enter opens, as it did on the light trigger; Headless keeps it for submitting a form. */
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          press(event.currentTarget, ' ');
        }}
        {...(props.id ? { id: props.id } : {})}
        names={selectName(props)}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        className={selectLook(props)}
      >
        <SelectFace {...props} />
      </ListboxButton>
      <ListboxOptions
        anchor="bottom start"
        modal={false}
        aria-label={props.label}
        className={classes(floating, 'min-w-(--button-width)')}
      >
        {props.choices.map((choice) => (
          <ListboxOption
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled ?? false}
            className={optionLook}
          >
            {({ selected }) => (
              <>
                {choice.mark}
                <span className={classes('min-w-0 flex-1', selected && 'font-strong')}>{choice.label}</span>
                {choice.note && <span className="text-12 text-ink-3">{choice.note}</span>}
                {selected && <Icon name="check" small />}
              </>
            )}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
