import type { RailFacts } from '#domain/booking/services/rail/facts.ts';
import { rail as words } from '#src/ui/copy/rail.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Arrival, Deadline, type FactRow } from '../booking/FactRows.tsx';

const CUT_OFFS = ['emptyPickup', 'cyOpen', 'siCutoff', 'cyClosing'] as const;

/** The train that is booked, row by row; nothing while it is not known. */
export function trainRows({ train, offer, now }: RailFacts): FactRow[] {
  if (train === null || offer === null) return [];
  const { orgName, dstName, vessel, voyage, border, foreignBorder, etd, eta, dstZone, transitDays } = train;
  return [
    [words.order.line, words.line(orgName, dstName)],
    [words.order.train, words.train(vessel, voyage)],
    [words.columns.border, `${border}，${foreignBorder}`],
    [words.order.departs, <DateTime key="etd" instant={etd} zone={offer.timezone} />],
    [words.order.arrives, <Arrival key="eta" instant={eta} zone={dstZone} note={words.transit(transitDays)} />],
    ...CUT_OFFS.map(
      (code): FactRow => [
        words.cutOffs[code],
        <Deadline
          key={code}
          instant={offer.cutOffs[code]}
          zone={offer.timezone}
          now={now}
          label={words.cutOffs[code]}
        />,
      ],
    ),
    [words.columns.box, words.order.box(train.freeDays, train.returnDepot)],
  ];
}
