import type { OrderAnswer } from '#contract/calls/orders.ts';
import { shipmentNumbersCopy as words } from '#copy/orders/numbers.ts';
import { ShipmentNumbers } from './ShipmentNumbers.tsx';

/** The numbers of the customer's own order; nothing before the first is recorded. */
export const OwnNumbers = ({ order: { service, numbers } }: { order: Pick<OrderAnswer, 'numbers' | 'service'> }) =>
  numbers ? (
    <section aria-labelledby="numbers" className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="numbers" className="font-strong text-16">
        {words.title} <span className="font-normal text-12 text-ink-3">{words.ownLead}</span>
      </h3>
      <ShipmentNumbers service={service} numbers={numbers} />
    </section>
  ) : null;
