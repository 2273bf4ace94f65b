import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import type { Database } from '../data/connect.ts';
import { readUnEntries } from './read-entries.ts';

interface Numbered {
  unNo: string;
  entry: UnEntry | null;
}

/** The parts of a form that a number of the list stands in. */
interface NumberedForm {
  cargo?: readonly { dg?: Numbered }[];
  goods?: Numbered;
}

/** A form with what the list says now of each number in it, whatever was sent. */
export async function withListedEntries<Form extends object>(db: Pick<Database, 'select'>, form: Form): Promise<Form> {
  const { cargo, goods }: NumberedForm = form;
  const numbered = [...(cargo ?? []).flatMap(({ dg }) => dg ?? []), ...(goods === undefined ? [] : [goods])];
  const entries = await readUnEntries(
    db,
    numbered.flatMap(({ unNo }) => readUnNumber(unNo) ?? []),
  );
  const listed = <Part extends Numbered>(part: Part): Part => ({
    ...part,
    entry: entries.get(readUnNumber(part.unNo) ?? '') ?? null,
  });
  return {
    ...form,
    ...(cargo === undefined ? {} : { cargo: cargo.map((line) => (line.dg ? { ...line, dg: listed(line.dg) } : line)) }),
    ...(goods === undefined ? {} : { goods: listed(goods) }),
  };
}
