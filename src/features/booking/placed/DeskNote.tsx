import type { ReactNode } from 'react';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import type { Desk } from '#src/features/orders/views/desk-rows.tsx';

/** Ordered services with finish dates and requirements. */
export function DeskNote({ desk, rows }: { desk: Desk; rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section aria-labelledby="desk-note" className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <h2 id="desk-note" className="font-strong text-20">
        {words.handOver}
      </h2>
      <dl className="grid md:grid-cols-2 md:gap-x-3">
        {rows.map(([term, text]) =>
          text === null ? null : (
            <div key={term} className="grid grid-cols-[80px_1fr] gap-x-1 border-line border-b py-0.75">
              <dt className="text-ink-3">{term}</dt>
              <dd className="wrap-break-word min-w-0">{text}</dd>
            </div>
          ),
        )}
      </dl>
      <h3 className="font-strong">{words.papersNeeded}</h3>
      <ul className="grid gap-0.5">
        {desk.works.map((work) => (
          <li key={work} className="diamond-before flex items-baseline gap-1">
            <span>
              {words.works[work].name}：{words.works[work].papers}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-12 text-ink-2">
        {words.finishNote}。{words.verdict}
      </p>
    </section>
  );
}
