import type { Target } from './element-path.ts';

type Toggle = HTMLInputElement;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** User input recorded before hydration. */
export type Act =
  | { type: 'typed'; target: Target; value: string; checked: boolean }
  | { type: 'submit' | 'click'; target: Target }
  | { type: 'keydown'; target: Target; key: string; shiftKey: boolean };

const PRESSED_ROLES = ['button', 'combobox', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'];

/** Elements that need the site's code to respond to a press. */
const MOVED = ['button', 'summary', '[aria-haspopup]', ...PRESSED_ROLES.map((role) => `[role=${role}]`)].join(', ');
const KEYS = /^(?:Arrow\w+|Home|End|PageUp|PageDown|Enter|Escape)$/;

const isToggle = (target: Element): target is Toggle => ['checkbox', 'radio'].includes((target as Toggle).type);

/** A button is clicked by Enter itself. */
const isKeyed = (target: Target, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  KEYS.test(key) &&
  !(ctrlKey || metaKey || altKey) &&
  target.matches(MOVED) &&
  !(key === 'Enter' && target.matches('a, button, summary'));

/** The text of now: the site may put back what the field was drawn with. */
function typedIn(target: Target): Act {
  const { value, checked } = target as HTMLInputElement;
  return { type: 'typed', target, value, checked };
}

/** Converts an event to a replayable act; null when the browser handles it without the site. */
export function actOf(event: Event, from: Element): Act | null {
  const { type } = event;
  const target = from as Target;
  if (type === 'input' || type === 'change') return typedIn(target);
  if (type === 'submit') return { type, target };
  if (type === 'keydown') {
    const { key, shiftKey } = event as KeyboardEvent;
    return isKeyed(target, event as KeyboardEvent) ? { type, target, key, shiftKey } : null;
  }
  const pressed = target.closest<Target>(MOVED);
  return pressed === null || isToggle(target) || target.closest('a[href]') ? null : { type: 'click', target: pressed };
}

/** React hears of a value that differs from the one it drew. */
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

function press(target: Target, key: string, shiftKey: boolean) {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  if (target.dispatchEvent(event) && key === 'Enter') (target as HTMLInputElement).form?.requestSubmit();
}

export function redo(act: Act) {
  if (act.type === 'typed') retype(act.target as Field, act.value, act.checked);
  else if (act.type === 'submit') (act.target as HTMLFormElement).requestSubmit();
  else if (act.type === 'keydown') press(act.target, act.key, act.shiftKey);
  else act.target.click();
}
