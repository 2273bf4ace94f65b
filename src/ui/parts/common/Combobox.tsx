import { useLayoutEffect, useRef } from 'react';
import { KIT } from '#copy/kit.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ComboboxProps } from '../headless/HeadlessCombobox.tsx';
import { ariaOfControl, boxClass, inputClass } from './control.ts';
import { type PlainFieldState, useComboboxSwap } from './use-combobox-swap.ts';

type PlainFieldProps<Item> = PlainFieldState & { props: ComboboxProps<Item> };

function PlainField<Item>({ props, selection, setComposing }: PlainFieldProps<Item>) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    return () => {
      if (element !== null) selection.current = [element.selectionStart, element.selectionEnd];
    };
  }, [selection]);
  return (
    <input
      ref={input}
      id={props.id}
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      autoComplete="off"
      {...ariaOfControl(props)}
      inputMode={props.inputMode}
      placeholder={props.placeholder}
      disabled={props.disabled}
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      className={inputClass}
    />
  );
}

export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { headless, field, handlers } = useComboboxSwap(props.onLeave);
  return (
    <div {...handlers} className={boxClass({ invalid: props['aria-invalid'], disabled: props.disabled })}>
      {props.icon && <Icon name={props.icon} className="text-ink-3" />}
      {headless ? <headless.HeadlessCombobox {...props} /> : <PlainField props={props} {...field} />}
      <span role="status" className="sr-only">
        {props.text && props.value === null
          ? KIT.place.count(props.groups.reduce((sum, group) => sum + group.items.length, 0))
          : ''}
      </span>
    </div>
  );
}
