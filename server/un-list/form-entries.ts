import { type NumberedForm, numberedPartsOf } from '#domain/booking/numbered-parts.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { replaceAt } from '#domain/form/path.ts';
import type { Database } from '../data/connect.ts';
import { readUnEntries } from './read-entries.ts';

/**
 * Replaces each UN entry in a form by the current edition's. Orders use the edition that is current when they are
 * placed or amended.
 */
export async function withListedEntries<Form extends object>(db: Pick<Database, 'select'>, form: Form): Promise<Form> {
  const numbered: NumberedForm = form;
  const parts = numberedPartsOf(numbered).map(({ path, part }) => ({ path, unNo: readUnNumber(part.unNo) }));
  const entries = await readUnEntries(
    db,
    parts.flatMap(({ unNo }) => unNo ?? []),
  );
  return parts.reduce(
    (into, { path, unNo }) => replaceAt(into, `${path}.entry`, entries.get(unNo ?? '') ?? null),
    form,
  );
}
