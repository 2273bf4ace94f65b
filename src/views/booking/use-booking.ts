import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FieldError } from '#domain/form/field.ts';
import { readAt } from '#domain/form/path.ts';
import type { OrderFormRef, OrderFormSnapshot } from '#machines/order-form/index.ts';
import { shownAt } from './described.ts';
import { listen, type Moment } from './form-changes.ts';

function useHeard<Value>(actor: OrderFormRef, moment: Moment, path: string, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => listen(actor, moment, path, listener), [actor, moment, path]);
  return useSyncExternalStore(subscribe, read, read);
}

/** What the page asks of the order beside its form: looked up again at everything but a keystroke. */
export const useShared = <Value>(actor: OrderFormRef, select: (snapshot: OrderFormSnapshot) => Value): Value =>
  useHeard(actor, 'beside', '', () => select(actor.getSnapshot()));

/** The value at a path as it is now: for what answers a gesture. */
export const valueNow = <Value>(actor: OrderFormRef, path: string): Value =>
  readAt(actor.getSnapshot().context.form, path) as Value;

/** The value at a path; its reader is rendered only when that value changes. */
export const useValue = <Value>(actor: OrderFormRef, path: string): Value =>
  useHeard(actor, 'now', path, () => valueNow<Value>(actor, path));

type Derived = boolean | number | string;

/** What is derived from a part of the form: text, number or a flag. */
export const useDerived = <Part, Value extends Derived>(
  actor: OrderFormRef,
  path: string,
  derive: (part: Part) => Value,
): Value => useHeard(actor, 'now', path, () => derive(readAt(actor.getSnapshot().context.form, path) as Part));

/** The same for what repeats a part elsewhere on the page: it follows once the typing rests, and costs no keystroke anything. */
export const useRested = <Part, Value extends Derived>(
  actor: OrderFormRef,
  path: string,
  derive: (part: Part) => Value,
): Value => useHeard(actor, 'rested', path, () => derive(readAt(actor.getSnapshot().context.form, path) as Part));

export const useError = (actor: OrderFormRef, path: string): FieldError | null =>
  useHeard(actor, 'now', path, () => actor.getSnapshot().context.errors.find((error) => error.path === path) ?? null);

/** The keys of a section that are shown now, and those of them that must be filled in. */
export function useShown(
  actor: OrderFormRef,
  at: string,
): { has: (key: string) => boolean; must: (key: string) => boolean } {
  const text = useHeard(actor, 'shown', at, () => shownAt(actor, at));
  return useMemo(
    () => ({
      has: (key) => text.includes(` ${key} `) || text.includes(` ${key}! `),
      must: (key) => text.includes(` ${key}! `),
    }),
    [text],
  );
}
