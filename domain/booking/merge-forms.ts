import type { FormDescription } from '../form/field.ts';
import { fieldAt, joinPath } from '../form/path.ts';
import { changesOf, type FieldChange } from './form-changes.ts';
import { type BookingFacts, type BookingForm, PROMISES } from './service.ts';

interface Versions<Value> {
  base: Value;
  mine: Value;
  latest: Value;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Applies the user's changes to the latest form; returns fields both changed, with the latest values. Agreements are
 * cleared.
 */
export function mergeForms<Form extends BookingForm, Facts extends BookingFacts>(
  description: FormDescription<Form, Facts>,
  versions: Versions<Form>,
): { form: Form; both: FieldChange[] } {
  const merged = ({ base, mine, latest }: Versions<unknown>, path: string): unknown => {
    if (isSame(mine, base) || isSame(mine, latest)) return latest;
    // Leaf fields, including file lists, are replaced whole; lists with different lines cannot be matched line by line.
    if (isSame(latest, base) || (path !== '' && fieldAt(description, path) !== null)) return mine;
    if (isBranch(base) && isBranch(mine) && isBranch(latest))
      return Object.fromEntries(
        Object.keys(latest).map((key) => [
          key,
          merged({ base: base[key], mine: mine[key], latest: latest[key] }, joinPath(path, key)),
        ]),
      );
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(latest))
      return base.length === mine.length && base.length === latest.length
        ? latest.map((one, at) => merged({ base: base[at], mine: mine[at], latest: one }, joinPath(path, String(at))))
        : mine;
    return mine;
  };
  const promised = Object.keys(versions.latest).filter((key) => PROMISES.includes(key));
  const unpromised = Object.fromEntries(promised.map((key) => [key, false]));
  const form = { ...(merged(versions, '') as Form), ...unpromised };
  const theirs = new Set(changesOf(description, versions.base, versions.latest).map(({ path }) => path));
  return { form, both: changesOf(description, form, versions.latest).filter(({ path }) => theirs.has(path)) };
}
