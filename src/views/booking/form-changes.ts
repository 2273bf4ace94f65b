import { joinPath, parentOf } from '#domain/form/path.ts';
import { type OrderFormRef, type OrderFormSnapshot, selectIsTyping } from '#machines/order-form/index.ts';

type Listener = () => void;

/**
 * When a listener is called: `now` with each change at its path, `rested` once the typing there rests, `shown` when what a
 * section shows may be another, `beside` with everything that is no typing.
 */
export type Moment = 'beside' | 'now' | 'rested' | 'shown';

type Fields = Readonly<Record<string, unknown>>;
const hasFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Every path whose value changed, from the form itself down to the field: what was not touched is not looked at. */
function addChanges(before: unknown, after: unknown, path: string, changed: Set<string>): void {
  if (Object.is(before, after)) return;
  changed.add(path);
  if (!hasFields(before) || !hasFields(after)) return;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const key of keys) addChanges(before[key], after[key], joinPath(path, key), changed);
}

function changedPaths({ context: before }: OrderFormSnapshot, { context: after }: OrderFormSnapshot): Set<string> {
  const changed = new Set<string>();
  addChanges(before.form, after.form, '', changed);
  if (before.errors !== after.errors) for (const { path } of [...before.errors, ...after.errors]) changed.add(path);
  return changed;
}

/** Nothing changed but the form. */
function isOnlyTyping(before: OrderFormSnapshot, after: OrderFormSnapshot): boolean {
  if (!selectIsTyping(before) || !selectIsTyping(after)) return false;
  const old: Fields = { ...before.context };
  return Object.entries(after.context).every(([key, value]) => key === 'form' || old[key] === value);
}

const LINE = /\.\d+$/;
const isOfForm = (path: string) => path !== '' && !/^(?:cargo|containers)(?:\.|$)/.test(path);

/** What a section shows follows from it, of a line's block from its line too, of the form's sections from each other; one line never changes another's. */
const mayShowOther = (at: string, changed: ReadonlySet<string>): boolean =>
  changed.has(at) ||
  (LINE.test(parentOf(at)) && changed.has(parentOf(at))) ||
  (isOfForm(at) && [...changed].some(isOfForm));

type Listeners = Map<string, Set<Listener>>;

function notify(listeners: Listeners, paths: Iterable<string>): void {
  for (const path of paths) for (const listener of listeners.get(path) ?? []) listener();
}

/** One subscription to the booking for a whole page of fields: a keystroke wakes one field, whatever else is on the page. */
function follow(actor: OrderFormRef): Record<Moment, Listeners> {
  const moments = { now: new Map(), rested: new Map(), shown: new Map(), beside: new Map() };
  const resting = new Set<string>();
  let before = actor.getSnapshot();
  actor.subscribe((after) => {
    const changed = changedPaths(before, after);
    const isOver = !isOnlyTyping(before, after);
    before = after;
    if (isOver) notify(moments.beside, ['']);
    notify(moments.now, changed);
    if (changed.size > 0)
      notify(
        moments.shown,
        [...moments.shown.keys()].filter((at) => mayShowOther(at, changed)),
      );
    for (const path of changed) resting.add(path);
    if (resting.size === 0 || selectIsTyping(after)) return;
    const rested = [...resting];
    resting.clear();
    notify(moments.rested, rested);
  });
  return moments;
}

const followed = new WeakMap<OrderFormRef, Record<Moment, Listeners>>();

/** Calls the listener at the moments of a path, until the answer is called. */
export function listen(actor: OrderFormRef, moment: Moment, path: string, listener: Listener): () => void {
  const moments = followed.get(actor) ?? follow(actor);
  followed.set(actor, moments);
  const listeners = moments[moment].get(path) ?? new Set();
  moments[moment].set(path, listeners.add(listener));
  return () => {
    listeners.delete(listener);
  };
}
