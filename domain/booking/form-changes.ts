import { isEmpty } from '../form/check.ts';
import type { FieldKind, FormDescription } from '../form/field.ts';
import { fieldAt, joinPath } from '../form/path.ts';
import { type BookingFacts, type BookingForm, PROMISES } from './service.ts';

/** Changed field; a side is undefined when its line was added or removed. */
export interface FieldChange {
  path: string;
  kind: FieldKind;
  before: unknown;
  after: unknown;
}

type Branch = Readonly<Record<string, unknown>>;

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Branch)[key] : undefined;

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** Differing fields of two forms; added and removed lines list their filled fields. */
export function changesOf<Form extends BookingForm, Facts extends BookingFacts>(
  description: FormDescription<Form, Facts>,
  before: Form,
  after: Form,
): FieldChange[] {
  const found: FieldChange[] = [];
  const add = (was: unknown, is: unknown, path: string): void => {
    if ((isEmpty(was) && isEmpty(is)) || JSON.stringify(was) === JSON.stringify(is) || PROMISES.includes(path)) return;
    const field = fieldAt(description, path)?.field;
    if (field !== undefined) found.push({ path, kind: field.kind, before: was, after: is });
    else
      for (const key of new Set([...keysOf(was), ...keysOf(is)])) add(at(was, key), at(is, key), joinPath(path, key));
  };
  add(before, after, '');
  return found;
}
