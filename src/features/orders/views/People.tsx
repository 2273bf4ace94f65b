import type { ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orders as words } from '#copy/orders/list.ts';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import type { PaperDesk } from './OrderPapers.tsx';

interface PeopleProps {
  order: Pick<OrderAnswer, 'carrier' | 'customer' | 'forwarder'>;
  desk: PaperDesk;
}

/** Customer, account manager and contact of the order. */
export function People({ order, desk: { manager, hotline } }: PeopleProps) {
  const rows: [term: string, text: ReactNode][] = [
    [words.people.customer, order.customer],
    [words.people.forwarder, order.forwarder],
    [words.people.carrier, order.carrier?.nameCn],
    [
      words.people.manager,
      manager === null ? null : <Hotline key="manager" label={manager.name} number={manager.phone} />,
    ],
    [words.people.hotline, hotline === '' ? null : <Hotline key="hotline" number={hotline} />],
  ];
  return (
    <section aria-labelledby="people" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="people" className="mb-1 font-strong text-16">
        {words.people.title}
      </h3>
      <dl>
        {rows.map(([term, text]) =>
          text ? (
            <div key={term} className="grid grid-cols-[80px_1fr] gap-x-1 border-line border-b py-0.75">
              <dt className="text-ink-3">{term}</dt>
              <dd className="min-w-0 wrap-break-word">{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
