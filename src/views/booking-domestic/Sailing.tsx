import type { ReactNode } from 'react';
import type { DomesticFacts } from '#domain/booking/services/domestic/facts.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { domestic } from '#src/ui/copy/domestic.ts';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';

/** What is sailed on, row by row; nothing while the sailing is not known. */
export function sailingRows({ sailing, offer, now }: DomesticFacts): [string, ReactNode][] {
  if (sailing === null || offer === null) return [];
  const { orgName, dstName, via, carrier, vessel, voyage, etd, eta, dstZone, transitDays, freeDays } = sailing;
  const { cyClosing } = offer.cutOffs;
  return [
    [
      words.route.line,
      <span key="line">
        {orgName} → {dstName}{' '}
        <span className="text-ink-3">{via === null ? domestic.direct : words.route.via(via.nameCn)}</span>
      </span>,
    ],
    [domestic.columns.carrier, `${carrier.nameCn}，${domestic.voyage(vessel, voyage)}`],
    [words.route.etd, <DateTime key="etd" instant={etd} zone={offer.timezone} dateOnly />],
    [
      words.route.eta,
      <span key="eta" className="inline-flex flex-wrap gap-x-0.5">
        <DateTime instant={eta} zone={dstZone} dateOnly />
        <span className="text-ink-3">{words.route.transit(transitDays)}</span>
      </span>,
    ],
    [
      domestic.cyClosing,
      <span key="closing" className="inline-flex flex-wrap gap-x-0.5">
        <DateTime instant={cyClosing} zone={offer.timezone} />
        <Countdown deadline={cyClosing} now={now} label={domestic.cyClosing} />
      </span>,
    ],
    [domestic.columns.freeDays, freeDays === null ? domestic.noFree : domestic.free(freeDays)],
  ];
}

export function Sailing({ facts }: { facts: DomesticFacts }) {
  return (
    <dl className="grid gap-x-3 gap-y-1 md:grid-cols-2">
      {sailingRows(facts).map(([label, value]) => (
        <div key={label}>
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
