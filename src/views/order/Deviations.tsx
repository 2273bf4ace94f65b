import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orderDeviations as words } from '#src/ui/copy/order-deviations.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';

export type Deviation = NonNullable<OrderAnswer['deviations']>[number];

/** Steps that the operator recorded although something was missing, with the reason word for word. */
export const Deviations = ({ order }: { order: Pick<OrderAnswer, 'deviations'> }) => {
  const deviations = order.deviations ?? [];
  return deviations.length === 0 ? null : (
    <Note title={words.title}>
      <ul className="grid gap-0.5">
        {deviations.map((deviation) => (
          <li key={deviation.recordedAt} className="break-words">
            {words.text(deviation)}
          </li>
        ))}
      </ul>
    </Note>
  );
};
