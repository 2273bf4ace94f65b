import { PAGE_READY, WANTED, WINDOW_READY } from '#domain/page-events.ts';
import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { isAlive, isOfApp, type Place, placeOf, rootOf, standIn, type Target } from './element-path.ts';
import { type Act, actOf, redo } from './recorded-input.ts';

const PAUSE_MS = 50;
/** So many pauses at most: then it is done in any case. */
const PATIENCE = 400;

const held: (Act & Place)[] = [];
let isOver = false;
let isReplaying = false;
/** The focused field that the site knows of. */
let met: Element | null = null;
/** The field that got the focus before the site ran. */
let entered: (Place & { target: Target }) | null = null;

const replaySoon = (patience: number) => setTimeout(() => replay(patience), PAUSE_MS);

function keep(act: Act) {
  const last = held.at(-1);
  if (act.type === 'typed' && last?.type === 'typed' && last.target === act.target)
    Object.assign(last, { value: act.value, checked: act.checked });
  else held.push({ ...act, ...placeOf(act.target) });
}

function hold(event: Event) {
  const { target } = event;
  const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
  const close = isEscape ? document.querySelector<Target>(`#${RENDERED_DIALOG_ID} button`) : null;
  if (isReplaying || !(target instanceof Element) || !(close || rootOf(target))) return;
  const act: Act | null = close ? { type: 'click', target: close } : actOf(event, target);
  if (isOver && isAlive(target)) {
    if (act?.type === 'typed' && target === document.activeElement && target !== met) typeAgain(event, act);
    else refocus();
    return;
  }
  if (act === null) return;
  if (act.type !== 'typed') {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  keep(act);
  if (!isOver) return;
  isOver = false;
  replaySoon(PATIENCE);
}

/** Replays the text after focus: handling focus re-renders the field and would overwrite it. */
function typeAgain(event: Event, act: Act) {
  event.stopImmediatePropagation();
  keep(act);
  replay(PATIENCE);
}

/** Tells the site of the field that got the focus before the site could hear it. Returns whether it still cannot. */
function refocus(): boolean {
  const { activeElement } = document;
  if (activeElement === met || !activeElement?.closest('#app')) return false;
  if (!isAlive(activeElement)) return true;
  met = activeElement;
  activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return false;
}

/** A field that the site already runs tells it of the focus by itself. */
function meet({ target, isTrusted }: FocusEvent) {
  if (!isTrusted || !(target instanceof HTMLElement) || !rootOf(target)) return;
  if (isAlive(target)) met = target;
  else if (isOver) replaySoon(PATIENCE);
  else entered = { target, ...placeOf(target) };
}

/** Moves the focus to the field that replaced the focused one. Returns true while its dialog is not hydrated. */
function reenter(): boolean {
  if (entered?.target.isConnected && !isOfApp(entered)) return true;
  if (entered && !entered.target.isConnected && (!isOfApp(entered) || document.activeElement === document.body))
    standIn(entered).focus();
  entered = null;
  return false;
}

function replay(patience: number) {
  const waitsForWindow = reenter();
  const waitsForFocus = refocus() || waitsForWindow;
  for (let [act] = held; act !== undefined; [act] = held) {
    const target = standIn(act);
    if (target.isConnected && !isAlive(target) && patience > 0) {
      target.dispatchEvent(new Event(WANTED, { bubbles: true }));
      break;
    }
    held.shift();
    if (!target.isConnected) continue;
    isReplaying = true;
    redo({ ...act, target });
    isReplaying = false;
  }
  isOver = held.length === 0;
  if (!isOver || (waitsForFocus && patience > 0)) replaySoon(patience - 1);
}

/** Holds presses, keys and what is typed until what they are meant for is alive, and does them again then. */
export function replayLater() {
  for (const kind of ['click', 'input', 'change', 'submit', 'keydown']) document.addEventListener(kind, hold, true);
  document.addEventListener('focusin', meet, true);
  for (const ready of [PAGE_READY, WINDOW_READY])
    document.addEventListener(ready, () => replay(PATIENCE), { once: true });
}
