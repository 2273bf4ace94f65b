import { type ReactNode, type Ref, useRef } from 'react';
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

interface LightProps<Item> {
  props: ComboboxProps<Item>;
  compose: (composing: boolean) => void;
  inputRef: Ref<HTMLInputElement>;
}

function LightInput<Item>({ props, compose, inputRef }: LightProps<Item>) {
  return (
    <input
      ref={inputRef}
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

/** Where the caret stood in the light field, taken over by the real one with the focus. */
function takeOver(host: HTMLElement, caret: number | null) {
  const input = host.querySelector('input');
  if (input && caret !== null) input.setSelectionRange(caret, caret);
  return input;
}

export function Combobox<Item>(props: ComboboxProps<Item>) {
  const light = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const { parts, compose, watch } = useExchange<HTMLDivElement>((host) => takeOver(host, caret.current));
  const listening = {
    ...watch,
    onSelect: () => {
      caret.current = light.current?.selectionStart ?? caret.current;
    },
    onBlur: () => {
      watch.onBlur();
      props.onLeave?.();
    },
  };
  return (
    <div {...listening} className={boxLook({ invalid: props['aria-invalid'], disabled: props.disabled })}>
      {props.icon && <Icon name={props.icon} className="text-ink-3" />}
      {parts ? <parts.RealCombobox {...props} /> : <LightInput props={props} compose={compose} inputRef={light} />}
      <span role="status" className="sr-only">
        {props.text && props.value === null
          ? KIT.place.count(props.groups.reduce((sum, group) => sum + group.items.length, 0))
          : ''}
      </span>
    </div>
  );
}
