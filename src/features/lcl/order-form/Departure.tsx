import { booking as words } from '#copy/booking/frame.ts';
import { lcl } from '#copy/lcl/search.ts';
import type { LclFacts } from '#domain/lcl/facts.ts';
import { Arrival, Deadline, type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

/** Facts of the departure; empty while it is unknown. */
export function departureRows({ sailing, offer, now }: LclFacts): FactRow[] {
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
      <Deadline key="handIn" instant={handIn} zone={offer.timezone} now={now} label={lcl.columns.handIn} />,
    ],
    [words.route.etd, <DateTime key="etd" instant={etd} zone={offer.timezone} dateOnly />],
    [words.route.eta, <Arrival key="eta" instant={eta} zone={dstZone} note={words.route.transit(transitDays)} />],
    [lcl.columns.minimum, lcl.tons(minimumTons)],
    ...(station === null ? [] : [[lcl.columns.station, lcl.stationText(station)] as FactRow]),
  ];
}

export function Departure({ facts }: { facts: LclFacts }) {
  return <FactRows rows={departureRows(facts)} />;
}
