import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { KIT } from '../copy/kit.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { boxLook, innerInput } from './control.ts';
import type { ControlProps } from './Field.tsx';
import { useExchange } from './light-exchange.ts';

export interface ComboboxGroup<Item> {
  readonly key: string;
  readonly label?: string;
  readonly items: readonly Item[];
}

export interface ComboboxProps<Item> extends Partial<ControlProps> {
  /** The text in the field: what was typed, or what was chosen. It belongs to the owner, so no key is lost. */
  text: string;
  onText: (text: string) => void;
  value: Item | null;
  onChoose: (item: Item) => void;
  groups: readonly ComboboxGroup<Item>[];
  itemKey: (item: Item) => string;
  itemText: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Said where nothing matches. */
  empty?: string | undefined;
  placeholder?: string | undefined;
  icon?: IconName | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
  onLeave?: (() => void) | undefined;
  inputMode?: 'numeric' | undefined;
}

export const fieldNames = <Item,>(props: ComboboxProps<Item>) => ({
  'aria-label': props['aria-labelledby'] ? undefined : props.label,
  'aria-labelledby': props['aria-labelledby'],
  'aria-describedby': props['aria-describedby'],
  'aria-invalid': props['aria-invalid'],
  'aria-required': props['aria-required'],
});

export const inputLook = innerInput;

type Selection = readonly [start: number | null, end: number | null];

interface LightProps<Item> {
  props: ComboboxProps<Item>;
  compose: (composing: boolean) => void;
  /** What was selected as the field went is left here. */
  selection: RefObject<Selection>;
}

function LightInput<Item>({ props, compose, selection }: LightProps<Item>) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    return () => {
      if (field !== null) selection.current = [field.selectionStart, field.selectionEnd];
    };
  }, [selection]);
  return (
    <input
      ref={input}
      type="text"
      id={props.id}
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      autoComplete="off"
      {...fieldNames(props)}
      inputMode={props.inputMode}
      placeholder={props.placeholder}
      disabled={props.disabled}
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
      onCompositionStart={() => compose(true)}
      onCompositionEnd={() => compose(false)}
      className={inputLook}
    />
  );
}

/** What was selected in the light field is selected in the real one, so that the next key replaces it there too. */
function takeOver(host: HTMLElement, [start, end]: Selection) {
  const input = host.querySelector('input');
  input?.setSelectionRange(start, end);
  return input;
}

export function Combobox<Item>(props: ComboboxProps<Item>) {
  const selection = useRef<Selection>([null, null]);
  const { parts, compose, watch } = useExchange<HTMLDivElement>((host) => takeOver(host, selection.current));
  const listening = {
    ...watch,
    onBlur: () => {
      watch.onBlur();
      props.onLeave?.();
    },
  };
  return (
    <div {...listening} className={boxLook({ invalid: props['aria-invalid'], disabled: props.disabled })}>
      {props.icon && <Icon name={props.icon} className="text-ink-3" />}
      {parts ? <parts.RealCombobox {...props} /> : <LightInput props={props} compose={compose} selection={selection} />}
      <span role="status" className="sr-only">
        {props.text && props.value === null
          ? KIT.place.count(props.groups.reduce((sum, group) => sum + group.items.length, 0))
          : ''}
      </span>
    </div>
  );
}
