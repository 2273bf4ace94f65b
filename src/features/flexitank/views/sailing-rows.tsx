import { flexitank } from '#copy/flexitank/search.ts';
import type { FlexitankFacts } from '#domain/flexitank/facts.ts';
import { Arrival, Deadline, type FactRow } from '#src/features/booking/form/FactRows.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

const words = flexitank.order;
const CUT_OFFS = ['bookingCloseGen', 'siCutoff', 'vgmCutoff', 'cyClosing'] as const;

/** Facts of the booked sailing; empty while it is unknown. */
export function sailingRows({ sailing, offer, now }: FlexitankFacts): FactRow[] {
  if (sailing === null || offer === null) return [];
  const { orgName, dstName, carrier, vessel, voyage, eta, dstZone, transitDays, included, freeDays } = sailing;
  const deadline = (code: (typeof CUT_OFFS)[number]): FactRow => {
    const label = flexitank.cutOffs[code];
    return [label, <Deadline key={code} instant={offer.cutOffs[code]} zone={offer.timezone} now={now} label={label} />];
  };
  return [
    [words.lane, flexitank.lane(orgName, dstName)],
    [words.vessel, flexitank.vessel(carrier, vessel, voyage)],
    [words.departs, <DateTime key="etd" instant={offer.etd} zone={offer.timezone} />],
    [words.arrives, <Arrival key="eta" instant={eta} zone={dstZone} note={flexitank.transit(transitDays)} />],
    ...CUT_OFFS.map(deadline),
    [words.included, included.join('、')],
    ...(freeDays === null ? [] : [[words.freeDays, words.days(freeDays)] as FactRow]),
  ];
}
