import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FieldError } from '#domain/form/field.ts';
import { joinPath, parentOf, readAt } from '#domain/form/path.ts';
import { type OrderFormRef, type OrderFormSnapshot, selectIsTyping } from '#machines/order-form/index.ts';
import { shownAt } from './described.ts';

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

function useFormStore<Value>(actor: OrderFormRef, moment: Moment, path: string, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => listen(actor, moment, path, listener), [actor, moment, path]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Selects state beside the form values; recomputed on every change except typing. */
export const useShared = <Value>(actor: OrderFormRef, select: (snapshot: OrderFormSnapshot) => Value): Value =>
  useFormStore(actor, 'beside', '', () => select(actor.getSnapshot()));

/** Current value at a path, for event handlers. */
export const valueNow = <Value>(actor: OrderFormRef, path: string): Value =>
  readAt(actor.getSnapshot().context.form, path) as Value;

/** Value at a path; re-renders only when it changes. */
export const useValue = <Value>(actor: OrderFormRef, path: string): Value =>
  useFormStore(actor, 'now', path, () => valueNow<Value>(actor, path));

type Derived = boolean | number | string;

/** Derived value of a section: text, number or flag. */
export const useDerived = <Part, Value extends Derived>(
  actor: OrderFormRef,
  path: string,
  derive: (part: Part) => Value,
): Value => useFormStore(actor, 'now', path, () => derive(readAt(actor.getSnapshot().context.form, path) as Part));

/** The same for a summary elsewhere on the page: updates once typing pauses, so keystrokes stay cheap. */
export const useRested = <Part, Value extends Derived>(
  actor: OrderFormRef,
  path: string,
  derive: (part: Part) => Value,
): Value => useFormStore(actor, 'rested', path, () => derive(readAt(actor.getSnapshot().context.form, path) as Part));

export const useError = (actor: OrderFormRef, path: string): FieldError | null =>
  useFormStore(
    actor,
    'now',
    path,
    () => actor.getSnapshot().context.errors.find((error) => error.path === path) ?? null,
  );

/** Visible keys of a section, and which of them are required. */
export function useShown(
  actor: OrderFormRef,
  at: string,
): { has: (key: string) => boolean; must: (key: string) => boolean } {
  const text = useFormStore(actor, 'shown', at, () => shownAt(actor, at));
  return useMemo(
    () => ({
      has: (key) => text.includes(` ${key} `) || text.includes(` ${key}! `),
      must: (key) => text.includes(` ${key}! `),
    }),
    [text],
  );
}
