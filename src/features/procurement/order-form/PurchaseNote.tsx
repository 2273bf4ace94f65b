import { goods } from '#copy/procurement/market.ts';
import type { GoodsFacts } from '#domain/procurement/facts.ts';
import type { GoodsForm } from '#domain/procurement/form.ts';
import { type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { offerRows } from './offer-rows.ts';

const words = goods.note;

/** Purchased goods, hand-over place and what the driver must carry. */
export function PurchaseNote({ form, facts }: { form: GoodsForm; facts: GoodsFacts }) {
  const address = form.delivery === 'SELF' ? facts.bought?.store : form.deliveryAddress;
  const rows: FactRow[] = [
    ...offerRows(facts).filter(([label]) => label !== goods.facts.left && label !== goods.facts.store),
    [words.quantity, goods.facts.amount(form.quantity, facts.bought?.unit ?? '')],
    [words.day, form.deliveryDay],
    [words.address, address ?? ''],
  ];
  return (
    <section aria-label={words.title} className="grid gap-1 rounded border border-line p-2">
      <h3 className="font-strong text-16">{words.title}</h3>
      <FactRows rows={rows} />
      <p className="text-12 text-ink-2">{words.toPrepare[form.delivery]}</p>
    </section>
  );
}
