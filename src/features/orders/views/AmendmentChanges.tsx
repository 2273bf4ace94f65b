import type { OrderAnswer } from '#contract/calls/orders.ts';
import { KIT } from '#copy/kit.ts';
import { amendment as words } from '#copy/orders/amendment.ts';
import { PriceTable } from '#src/features/booking/form/PriceTable.tsx';

export type Amendment = NonNullable<OrderAnswer['amendments']>[number];

/** Fields and costs changed by an amendment. */
export function AmendmentChanges({ amendment }: { amendment: Amendment }) {
  return (
    <>
      <Changes changes={amendment.changes} />
      <Difference amendment={amendment} />
    </>
  );
}

function Changes({ changes }: Pick<Amendment, 'changes'>) {
  return (
    <table className="w-full border-collapse">
      <caption className="text-left text-12 text-ink-2">{words.changes.title}</caption>
      <thead>
        <tr className="border-line border-b text-12 text-ink-2">
          {[words.changes.field, words.changes.before, words.changes.after].map((name) => (
            <th key={name} scope="col" className="py-0.5 text-left">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={`${name} ${before} ${after}`} className="border-line border-b">
            <th scope="row" className="py-0.5 text-left font-normal">
              {name}
            </th>
            <td className="wrap-break-word py-0.5">{before || KIT.none}</td>
            <td className="wrap-break-word py-0.5">{after || KIT.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isSame = ({ before, after }: Amendment) => JSON.stringify(before.lines) === JSON.stringify(after.lines);

function Difference({ amendment }: { amendment: Amendment }) {
  if (isSame(amendment)) return <p>{words.samePrice}</p>;
  return (
    <section aria-label={words.price} className="min-w-0">
      <PriceTable previous={amendment.before} quote={amendment.after} withDifference />
    </section>
  );
}
