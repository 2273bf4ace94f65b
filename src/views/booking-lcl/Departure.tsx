import type { ReactNode } from 'react';
import type { LclFacts } from '#domain/booking/services/lcl/facts.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { lcl } from '#src/ui/copy/lcl.ts';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';

/** What is sailed on, row by row; nothing while the departure is not known. */
export function departureRows({ sailing, offer, now }: LclFacts): [string, ReactNode][] {
  if (sailing === null || offer === null) return [];
  const { orgName, dstName, via, carrier, cutAndSail, etd, eta, dstZone, transitDays, station, minimumTons } = sailing;
  const handIn = offer.cutOffs.lclCutoff;
  return [
    [
      words.route.line,
      <span key="line">
        {orgName} → {dstName}{' '}
        <span className="text-ink-3">{via === null ? lcl.direct : words.route.via(via.nameCn)}</span>
      </span>,
    ],
    [lcl.columns.carrier, `${carrier.nameCn}，${cutAndSail}`],
    [
      lcl.columns.handIn,
      <span key="handIn" className="inline-flex flex-wrap gap-x-0.5">
        <DateTime instant={handIn} zone={offer.timezone} />
        <Countdown deadline={handIn} now={now} label={lcl.columns.handIn} />
      </span>,
    ],
    [words.route.etd, <DateTime key="etd" instant={etd} zone={offer.timezone} dateOnly />],
    [
      words.route.eta,
      <span key="eta" className="inline-flex flex-wrap gap-x-0.5">
        <DateTime instant={eta} zone={dstZone} dateOnly />
        <span className="text-ink-3">{words.route.transit(transitDays)}</span>
      </span>,
    ],
    [lcl.columns.minimum, lcl.tons(minimumTons)],
    ...(station === null ? [] : [[lcl.columns.station, lcl.stationText(station)] as [string, ReactNode]]),
  ];
}

export function Departure({ facts }: { facts: LclFacts }) {
  return (
    <dl className="grid gap-x-3 gap-y-1 md:grid-cols-2">
      {departureRows(facts).map(([label, value]) => (
        <div key={label}>
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
