import { INTERACTION_PENDING, PAGE_READY, WINDOW_READY } from '#domain/page-events.ts';
import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { isInteractive } from './is-interactive.ts';
import { isInApp, locate, rootOf } from './locate.ts';
import { type RecordedInput, repeat, toInput } from './recorded-input.ts';

const RETRY_MS = 50;
/** After so many retries input is replayed in any case. */
const MAX_RETRIES = 400;

/** Input that waits for its element to become interactive. */
const queue: { input: RecordedInput; find: () => HTMLElement }[] = [];
/** The page is ready and the queue is empty: events go straight to the page. */
let isCaughtUp = false;
let isReplaying = false;
/** The focused element, once the page has handled its focus. */
let knownFocus: Element | null = null;
/** The element that was focused before the page could handle it. */
let earlyFocus: { element: HTMLElement; find: () => HTMLElement; isInApp: boolean } | null = null;

const replaySoon = (retries: number) => setTimeout(() => replay(retries), RETRY_MS);

/** Adds input; of what is typed into one field only the last value counts. */
function enqueue(input: RecordedInput) {
  const last = queue.at(-1);
  if (last?.input.type === 'typed' && input.type === 'typed' && last.input.target === input.target) last.input = input;
  else queue.push({ input, find: locate(input.target) });
}

/** Escape closes the server-rendered dialog regardless of the focus. */
const closeButtonOf = (event: Event) =>
  event instanceof KeyboardEvent && event.key === 'Escape'
    ? document.querySelector<HTMLElement>(`#${RENDERED_DIALOG_ID} button`)
    : null;

function onInput(event: Event) {
  const { target } = event;
  if (isReplaying || !(target instanceof Element)) return;
  const closeButton = closeButtonOf(event);
  if (closeButton === null && rootOf(target) === null) return;
  const input: RecordedInput | null =
    closeButton === null ? toInput(event, target) : { type: 'click', target: closeButton };
  if (isCaughtUp && isInteractive(closeButton ?? target)) {
    if (input?.type === 'typed' && target === document.activeElement && target !== knownFocus) {
      // Handling the focus renders the field again and would overwrite the text.
      event.stopImmediatePropagation();
      enqueue(input);
      replay(MAX_RETRIES);
    } else reportFocus();
    return;
  }
  if (input === null) return;
  if (input.type !== 'typed') {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  enqueue(input);
  if (!isCaughtUp) return;
  isCaughtUp = false;
  replaySoon(MAX_RETRIES);
}

/** Repeats the focus event that the page missed. Returns true while the focused element is not interactive. */
function reportFocus(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === knownFocus || !isInApp(activeElement)) return false;
  if (!isInteractive(activeElement)) return true;
  knownFocus = activeElement;
  activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return false;
}

function onFocus({ target, isTrusted }: FocusEvent) {
  if (!isTrusted || !(target instanceof HTMLElement) || rootOf(target) === null) return;
  if (isInteractive(target)) knownFocus = target;
  else if (isCaughtUp) replaySoon(MAX_RETRIES);
  else earlyFocus = { element: target, find: locate(target), isInApp: isInApp(target) };
}

/** Moves the focus to the element that replaced the focused one. Returns true while the server-rendered dialog has the focus. */
function restoreFocus(): boolean {
  if (earlyFocus === null) return false;
  const { element, find, isInApp: wasInApp } = earlyFocus;
  if (element.isConnected && !wasInApp) return true;
  if (!element.isConnected && (!wasInApp || document.activeElement === document.body)) find().focus();
  earlyFocus = null;
  return false;
}

function replay(retries: number) {
  const isDialogFocused = restoreFocus();
  const isFocusPending = reportFocus() || isDialogFocused;
  for (let [first] = queue; first !== undefined; [first] = queue) {
    const target = first.find();
    if (target.isConnected && retries > 0 && !isInteractive(target)) {
      target.dispatchEvent(new Event(INTERACTION_PENDING, { bubbles: true }));
      break;
    }
    queue.shift();
    if (!target.isConnected) continue;
    isReplaying = true;
    repeat({ ...first.input, target });
    isReplaying = false;
  }
  isCaughtUp = queue.length === 0;
  if (!isCaughtUp || (isFocusPending && retries > 0)) replaySoon(retries - 1);
}

/** Holds clicks, keys and typed text until the page can handle them, and then repeats them in order. */
export function replayEarlyInput() {
  for (const type of ['click', 'input', 'change', 'submit', 'keydown']) document.addEventListener(type, onInput, true);
  document.addEventListener('focusin', onFocus, true);
  for (const ready of [PAGE_READY, WINDOW_READY])
    document.addEventListener(ready, () => replay(MAX_RETRIES), { once: true });
}
