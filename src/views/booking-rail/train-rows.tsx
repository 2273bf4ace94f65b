import type { ReactNode } from 'react';
import type { RailFacts } from '#domain/booking/services/rail/facts.ts';
import { rail as words } from '#src/ui/copy/rail.ts';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';

const CUT_OFFS = ['emptyPickup', 'cyOpen', 'siCutoff', 'cyClosing'] as const;

/** The train that is booked, row by row; nothing while it is not known. */
export function trainRows({ train, offer, now }: RailFacts): [string, ReactNode][] {
  if (train === null || offer === null) return [];
  const { orgName, dstName, vessel, voyage, border, foreignBorder, etd, eta, dstZone, transitDays } = train;
  return [
    [words.order.line, words.line(orgName, dstName)],
    [words.order.train, words.train(vessel, voyage)],
    [words.columns.border, `${border}，${foreignBorder}`],
    [words.order.departs, <DateTime key="etd" instant={etd} zone={offer.timezone} />],
    [
      words.order.arrives,
      <span key="eta" className="inline-flex flex-wrap gap-x-0.5">
        <DateTime instant={eta} zone={dstZone} dateOnly />
        <span className="text-ink-3">{words.transit(transitDays)}</span>
      </span>,
    ],
    ...CUT_OFFS.map((code): [string, ReactNode] => [
      words.cutOffs[code],
      <span key={code} className="inline-flex flex-wrap gap-x-0.5">
        <DateTime instant={offer.cutOffs[code]} zone={offer.timezone} />
        <Countdown deadline={offer.cutOffs[code]} now={now} label={words.cutOffs[code]} />
      </span>,
    ]),
    [words.columns.box, words.order.box(train.freeDays, train.returnDepot)],
  ];
}
