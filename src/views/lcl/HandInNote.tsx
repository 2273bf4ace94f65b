import type { ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { lcl } from '#src/ui/copy/lcl.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

const words = lcl.note;

const textIn = (form: OrderAnswer['form'], name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value : '';
};

/** What the driver shows at the warehouse: the number, where to go, until when, and what to bring. */
export function HandInNote({ order }: { order: OrderAnswer }) {
  const { orderNo, station = null, cutOffs, form } = order;
  const zone = order.org?.timezone ?? 'Asia/Shanghai';
  const isDanger = order.isDanger === 'Y';
  const vehicle = ['plate', 'driver', 'driverPhone'].map((name) => textIn(form, name)).filter((text) => text !== '');
  const rows: [term: string, text: ReactNode][] = [
    [
      words.number,
      <span key="number">
        <strong className="tabular-nums">{orderNo}</strong>
        <span className="block text-12 text-ink-3">{words.numberNote}</span>
      </span>,
    ],
    ...(station === null
      ? [[words.station, words.noStation] as [string, ReactNode]]
      : ([
          [words.station, station.name],
          [words.address, station.address],
          [words.phone, station.phone],
          [words.hours, station.openingHours],
        ] as [string, ReactNode][])),
    [words.until, cutOffs === null ? null : <DateTime key="until" instant={cutOffs.lclCutoff} zone={zone} withYear />],
    [words.vehicle, vehicle.join('，') || null],
  ];
  return (
    <section aria-labelledby="hand-in" className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h2 id="hand-in" className="font-strong text-20">
          {words.title}
        </h2>
        <span className="print:hidden">
          <Button size={32} icon="print" onClick={() => window.print()}>
            {words.print}
          </Button>
        </span>
      </div>
      <dl className="grid md:grid-cols-2 md:gap-x-3">
        {rows.map(([term, text]) =>
          text === null ? null : (
            <div key={term} className="grid grid-cols-[80px_1fr] gap-x-1 border-line border-b py-0.75">
              <dt className="text-ink-3">{term}</dt>
              <dd className="min-w-0 wrap-break-word">{text}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="font-strong">{words.bring}</p>
      <ul className="grid gap-0.5">
        {[...words.papers, ...(isDanger ? words.dangerousPapers : [])].map((paper) => (
          <li key={paper} className="diamond-before flex gap-1">
            {paper}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{isDanger ? words.label : words.general}</p>
    </section>
  );
}
