import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FieldError } from '#domain/form/field.ts';
import { readAt } from '#domain/form/path.ts';
import type { OrderFormRef, OrderFormSnapshot } from '#machines/order-form/index.ts';
import { shownAt } from './described.ts';
import { listen, type Moment } from './form-changes.ts';

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
