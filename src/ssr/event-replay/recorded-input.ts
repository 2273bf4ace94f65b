type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** User input that the page could not handle yet. */
export type RecordedInput =
  | { type: 'typed'; target: HTMLElement; value: string; checked: boolean }
  | { type: 'submit' | 'click'; target: HTMLElement }
  | { type: 'keydown'; target: HTMLElement; key: string; shiftKey: boolean };

const CLICKABLE_ROLES = ['button', 'combobox', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'];

/** Elements that need the site's code to respond to a press. */
const CLICKABLE = ['button', 'summary', '[aria-haspopup]', ...CLICKABLE_ROLES.map((role) => `[role=${role}]`)].join(
  ', ',
);
const KEYS = /^(?:Arrow\w+|Home|End|PageUp|PageDown|Enter|Escape)$/;

const isToggle = (target: Element): target is HTMLInputElement =>
  ['checkbox', 'radio'].includes((target as HTMLInputElement).type);

/** Excludes Enter on a button, which the browser turns into a click. */
const isHandledKey = (target: Element, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  KEYS.test(key) &&
  !(ctrlKey || metaKey || altKey) &&
  target.matches(CLICKABLE) &&
  !(key === 'Enter' && target.matches('a, button, summary'));

/** Converts an event to replayable input; null when the browser handles it without the site. */
export function toInput(event: Event, element: Element): RecordedInput | null {
  const { type } = event;
  const target = element as HTMLElement;
  if (type === 'input' || type === 'change') {
    // Hydration may reset the field: the value is recorded with the event.
    const { value, checked } = target as HTMLInputElement;
    return { type: 'typed', target, value, checked };
  }
  if (type === 'submit') return { type, target };
  if (event instanceof KeyboardEvent) {
    const { key, shiftKey } = event;
    return isHandledKey(target, event) ? { type: 'keydown', target, key, shiftKey } : null;
  }
  const clicked = target.closest<HTMLElement>(CLICKABLE);
  return clicked === null || isToggle(target) || target.closest('a[href]') ? null : { type: 'click', target: clicked };
}

/** React reports only a value that differs from the one it rendered, so the field first returns to that one. */
function retype(target: Field, value: string, checked: boolean) {
  if (isToggle(target)) {
    target.checked = !checked;
    target.click();
  } else if (target.matches('select, [type=file]')) {
    if (target.type !== 'file') target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    target.value = (target as Partial<HTMLInputElement>).defaultValue ?? '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function pressKey(target: HTMLElement, key: string, shiftKey: boolean) {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  if (target.dispatchEvent(event) && key === 'Enter') (target as HTMLInputElement).form?.requestSubmit();
}

export function repeat(input: RecordedInput) {
  if (input.type === 'typed') retype(input.target as Field, input.value, input.checked);
  else if (input.type === 'submit') (input.target as HTMLFormElement).requestSubmit();
  else if (input.type === 'keydown') pressKey(input.target, input.key, input.shiftKey);
  else input.target.click();
}
