import { frame as words } from '#copy/booking/frame.ts';
import { domestic } from '#copy/domestic/search.ts';
import type { DomesticFacts } from '#domain/domestic/facts.ts';
import { Arrival, Deadline, type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

/** Facts of the sailing; empty while it is unknown. */
export function sailingRows({ sailing, offer, now }: DomesticFacts): FactRow[] {
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
    [words.route.eta, <Arrival key="eta" instant={eta} zone={dstZone} note={words.route.transit(transitDays)} />],
    [
      domestic.cyClosing,
      <Deadline key="closing" instant={cyClosing} zone={offer.timezone} now={now} label={domestic.cyClosing} />,
    ],
    [domestic.columns.freeDays, freeDays === null ? domestic.noFree : domestic.free(freeDays)],
  ];
}

export function Sailing({ facts }: { facts: DomesticFacts }) {
  return <FactRows rows={sailingRows(facts)} />;
}
