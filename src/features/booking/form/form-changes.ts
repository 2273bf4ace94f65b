import { joinPath, parentOf } from '#domain/form/path.ts';
import { type OrderFormRef, type OrderFormSnapshot, selectIsTyping } from '#machines/order-form/index.ts';

type Listener = () => void;

/**
 * When a listener is called: `now` on each change at its path, `rested` once typing pauses there, `shown` when the
 * visible fields of a section may change, `beside` on every change other than typing.
 */
export type Moment = 'beside' | 'now' | 'rested' | 'shown';

type Fields = Readonly<Record<string, unknown>>;
const hasFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Collects the paths whose values changed, from the form down to the field; skips identical branches. */
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

/** Whether the form values are the only change. */
function isOnlyTyping(before: OrderFormSnapshot, after: OrderFormSnapshot): boolean {
  if (!selectIsTyping(before) || !selectIsTyping(after)) return false;
  const old: Fields = { ...before.context };
  return Object.entries(after.context).every(([key, value]) => key === 'form' || old[key] === value);
}

const LINE = /\.\d+$/;
const isOfForm = (path: string) => path !== '' && !/^(?:cargo|containers)(?:\.|$)/.test(path);

/** Visible fields depend on the section, on the line that contains it, and on the form's other sections; never on another line. */
const mayShowOther = (at: string, changed: ReadonlySet<string>): boolean =>
  changed.has(at) ||
  (LINE.test(parentOf(at)) && changed.has(parentOf(at))) ||
  (isOfForm(at) && [...changed].some(isOfForm));

type Listeners = Map<string, Set<Listener>>;

function notify(listeners: Listeners, paths: Iterable<string>): void {
  for (const path of paths) for (const listener of listeners.get(path) ?? []) listener();
}

/** Subscribes to the form actor once for a whole page of fields, so that a keystroke updates one field only. */
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

/** Calls the listener at the given moments of a path; returns the unsubscribe function. */
export function listen(actor: OrderFormRef, moment: Moment, path: string, listener: Listener): () => void {
  const moments = followed.get(actor) ?? follow(actor);
  followed.set(actor, moments);
  const listeners = moments[moment].get(path) ?? new Set();
  moments[moment].set(path, listeners.add(listener));
  return () => {
    listeners.delete(listener);
  };
}
