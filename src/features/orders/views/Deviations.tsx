import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orderDeviations as words } from '#copy/orders/order.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';

export type Deviation = NonNullable<OrderAnswer['deviations']>[number];

/** Steps an operator recorded despite missing requirements, with the literal reason. */
export const Deviations = ({ order }: { order: Pick<OrderAnswer, 'deviations'> }) =>
  order.deviations?.map(({ recordedAt, name, at, missing, reason }) => (
    <Note key={recordedAt} tone="warn" title={words.title(name)}>
      <p>{words.recorded(at, missing.length)}</p>
      <ul className="list-disc pl-2">
        {missing.map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
      <p className="break-words">{words.reason(reason)}</p>
    </Note>
  ));
