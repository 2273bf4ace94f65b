import { ComboboxInput, ComboboxOption, ComboboxOptions, Combobox as Root } from '@headlessui/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { KIT } from '#copy/kit.ts';
import { classes } from '../../classes.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { InLandmark } from '../headless/InLandmark.tsx';
import { ariaOfControl, boxClass, floatingClass, inputClass, optionClass } from './control.ts';
import type { ControlProps } from './Field.tsx';

export interface ComboboxGroup<Item> {
  readonly key: string;
  readonly label?: string;
  readonly items: readonly Item[];
}

export interface ComboboxProps<Item> extends Partial<ControlProps> {
  /** Text of the field, controlled by the owner so that no key is lost. */
  text: string;
  onText: (text: string) => void;
  value: Item | null;
  onChoose: (item: Item) => void;
  groups: readonly ComboboxGroup<Item>[];
  itemKey: (item: Item) => string;
  itemText: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Shown without matches. */
  empty?: string | undefined;
  placeholder?: string | undefined;
  icon?: IconName | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
  onLeave?: (() => void) | undefined;
  inputMode?: 'numeric' | undefined;
}

interface NamedInputProps extends ComponentProps<'input'> {
  names: ReturnType<typeof ariaOfControl>;
  text: string;
}

/** The field is named from outside, so its ARIA attributes are applied last. The text is set on mount, so that it can be selected at once. */
function NamedInput({ names, text, ...rest }: NamedInputProps) {
  const [first] = useState(text);
  return <input {...rest} {...names} defaultValue={first} />;
}

function List({ names, ...rest }: { names: object } & ComponentProps<'div'>) {
  return <InLandmark {...rest} {...names} />;
}

const listNames = <Item,>(props: ComboboxProps<Item>) => ({
  'aria-labelledby': props['aria-labelledby'],
  'aria-label': props['aria-labelledby'] ? undefined : props.label,
});

export function Combobox<Item>(props: ComboboxProps<Item>) {
  const count = props.groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <div className={boxClass({ invalid: props['aria-invalid'], disabled: props.disabled })}>
      {props.icon && <Icon name={props.icon} className="text-ink-3" />}
      <TextWithList {...props} isEmpty={count === 0} />
      <span role="status" className="sr-only">
        {props.text && props.value === null ? KIT.place.count(count) : ''}
      </span>
    </div>
  );
}

function TextWithList<Item>(props: ComboboxProps<Item> & { isEmpty: boolean }) {
  const { groups, itemKey, itemText, text } = props;
  return (
    <Root
      immediate
      value={props.value}
      by={(left: Item | null, right: Item | null) =>
        left !== null && right !== null && (left === right || itemKey(left) === itemKey(right))
      }
      onChange={(item: Item | null) => item !== null && props.onChoose(item)}
      disabled={props.disabled ?? false}
    >
      <ComboboxInput
        as={NamedInput}
        names={ariaOfControl(props)}
        text={text}
        {...(props.id ? { id: props.id } : {})}
        autoComplete="off"
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        displayValue={(item: Item | null) => (item === null ? text : itemText(item))}
        onChange={(event) => props.onText(event.target.value)}
        onBlur={() => props.onLeave?.()}
        className={inputClass}
      />
      <ComboboxOptions
        anchor={{ to: 'bottom start', gap: 12, offset: props.icon ? -41 : -13 }}
        modal={false}
        as={List}
        names={listNames(props)}
        className={classes(
          floatingClass,
          'max-h-40! empty:invisible',
          props.icon ? 'w-[max(320px,calc(var(--input-width)+54px))]' : 'w-[max(320px,calc(var(--input-width)+26px))]',
        )}
      >
        {groups.map((group) => (
          <div key={group.key} {...(group.label ? { role: 'group', 'aria-label': group.label } : {})}>
            {group.label && group.items.length > 0 && (
              <div aria-hidden="true" className="px-1 pt-1 pb-0.5 text-12 text-ink-3">
                {group.label}
              </div>
            )}
            {group.items.map((item) => (
              <ComboboxOption key={itemKey(item)} value={item} className={optionClass}>
                {props.renderItem(item)}
              </ComboboxOption>
            ))}
          </div>
        ))}
        {props.isEmpty && props.empty && (
          <ComboboxOption value={null} disabled className="p-1 text-12 text-ink-3">
            {props.empty}
          </ComboboxOption>
        )}
      </ComboboxOptions>
    </Root>
  );
}
