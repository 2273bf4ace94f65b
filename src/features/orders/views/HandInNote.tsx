import type { ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { codeOf } from '#src/features/header/views/MiniProgramCode.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { MapLink } from '#src/ui/parts/MapLink.tsx';

export type NoteRow = readonly [term: string, text: ReactNode];

export interface NoteWords {
  title: string;
  number: string;
  numberNote: string;
  /** Label of the QR code. */
  code?: string;
  station: string;
  address: string;
  phone: string;
  hours: string;
  required: string;
  papers: readonly string[];
  dangerousPapers: readonly string[];
  label: string;
  general: string;
  print: string;
  noStation: string;
}

interface HandInNoteProps {
  order: OrderAnswer;
  words: NoteWords;
  /** Planned delivery, by service. */
  rows: readonly NoteRow[];
}

/** Order number as a QR code for the gate. */
function Square({ number, label }: { number: string; label: string }) {
  const { size, path } = codeOf(number);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-15 md:size-20">
      <rect width="100%" height="100%" className="fill-on-logo" />
      <path d={path} className="fill-un-black" shapeRendering="crispEdges" />
    </svg>
  );
}

const stationRows = ({ station = null }: OrderAnswer, words: NoteWords): readonly NoteRow[] =>
  station === null
    ? [[words.station, words.noStation]]
    : [
        [words.station, station.name],
        [
          words.address,
          <span key="address">
            {station.address} <MapLink location={station.address} />
          </span>,
        ],
        [words.phone, station.phone],
        [words.hours, station.openingHours],
      ];

/** What the driver shows at the warehouse: number, location, deadline and documents to carry. */
export function HandInNote({ order, words, rows }: HandInNoteProps) {
  const isDanger = order.isDanger === 'Y';
  const all: readonly NoteRow[] = [
    [
      words.number,
      <span key="number">
        <strong className="tabular-nums">{order.orderNo}</strong>
        <span className="block text-12 text-ink-3">{words.numberNote}</span>
      </span>,
    ],
    ...stationRows(order, words),
    ...rows,
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
      <div className="grid gap-2 md:grid-cols-[1fr_auto]">
        <dl className="grid content-start md:grid-cols-2 md:gap-x-3">
          {all.map(([term, text]) =>
            text === null ? null : (
              <div key={term} className="grid grid-cols-[80px_1fr] gap-x-1 border-line border-b py-0.75">
                <dt className="text-ink-3">{term}</dt>
                <dd className="min-w-0 wrap-break-word">{text}</dd>
              </div>
            ),
          )}
        </dl>
        {words.code === undefined ? null : <Square number={order.orderNo} label={words.code} />}
      </div>
      <p className="font-strong">{words.required}</p>
      <ul className="grid gap-0.5">
        {[...words.papers, ...(isDanger ? words.dangerousPapers : [])].map((paper) => (
          <li key={paper} className="diamond-before flex items-baseline gap-1">
            {paper}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{isDanger ? words.label : words.general}</p>
    </section>
  );
}
