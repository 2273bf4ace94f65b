import { trainText } from '#copy/booking/names.ts';
import { railOrder as words } from '#copy/rail/order.ts';
import type { RailFacts } from '#domain/rail/facts.ts';
import { Arrival, Deadline, type FactRow } from '#src/features/booking/form/FactRows.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

const CUT_OFFS = ['emptyPickup', 'cyOpen', 'siCutoff', 'cyClosing'] as const;

/** Facts of the booked train; empty while it is unknown. */
export function trainRows({ train, offer, now }: RailFacts): FactRow[] {
  if (train === null || offer === null) return [];
  const { orgName, dstName, vessel, voyage, border, foreignBorder, etd, eta, dstZone, transitDays } = train;
  return [
    [words.line, trainText.line(orgName, dstName)],
    [words.train, trainText.train(vessel, voyage)],
    [trainText.border, `${border}，${foreignBorder}`],
    [trainText.departs, <DateTime key="etd" instant={etd} zone={offer.timezone} />],
    [words.arrives, <Arrival key="eta" instant={eta} zone={dstZone} note={trainText.transit(transitDays)} />],
    ...CUT_OFFS.map(
      (code): FactRow => [
        trainText.cutOffs[code],
        <Deadline
          key={code}
          instant={offer.cutOffs[code]}
          zone={offer.timezone}
          now={now}
          label={trainText.cutOffs[code]}
        />,
      ],
    ),
    [trainText.box, words.boxText(train.freeDays, train.returnDepot)],
  ];
}
