import { warehouse } from '#copy/warehouse/search.ts';
import type { WarehouseFacts } from '#domain/warehouse/facts.ts';
import type { WarehouseForm } from '#domain/warehouse/form.ts';
import { NoteRows } from '#src/features/booking/form/NoteRows.tsx';
import { storeRows } from './Store.tsx';

const words = warehouse.note;

/** Gate sheet: place, time, goods and documents to carry. */
export function StayNote({ form, facts }: { form: WarehouseForm; facts: WarehouseFacts }) {
  const goods = form.cargo.map(({ cargoNameCn, packages, dg, isDanger }) =>
    words.goods(isDanger && dg.unNo !== '' ? `UN ${dg.unNo}` : '', cargoNameCn, packages),
  );
  const rows = [
    ...storeRows(facts),
    [words.from, words.stay(form.startDate, form.days)],
    [words.cargo, goods.join('、')],
  ];
  return (
    <section aria-label={words.title} className="grid gap-1 rounded border border-line p-2">
      <h3 className="font-strong text-16">{words.title}</h3>
      <NoteRows rows={rows} />
      <p className="text-12 text-ink-2">{words.toPrepare}</p>
    </section>
  );
}
