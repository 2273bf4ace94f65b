import { act } from 'react';

/** Fields that accept typed text; the browser handles the parts of a date. */
const TYPED = 'input:not([type=file], [type=checkbox], [type=radio], [type^=date]), textarea';

/** The first control of a field that takes letters now. */
export function typedControl(field: Element): HTMLInputElement | HTMLTextAreaElement | null {
  const input = field.querySelector<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return input === null || !input.isConnected || input.disabled || input.readOnly ? null : input;
}

/** Gives a control another text, as a keystroke does. */
export function typeText(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, text);
  act(() => {
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
