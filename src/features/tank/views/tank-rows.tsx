import { tank } from '#copy/tank/search.ts';
import { showMeasure } from '#domain/measure-text.ts';
import type { TankFacts } from '#domain/tank/facts.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { isCarried } from '#domain/tank/tank.ts';
import { Arrival, Deadline, type FactRow } from '#src/features/booking/form/FactRows.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

const words = tank.order;

function laneRows({ sailing, offer, now }: TankFacts): FactRow[] {
  if (sailing === null || offer === null) return [];
  const { orgName, dstName, carrier, vessel, voyage, via, etd, eta, dstZone, transitDays, freeDays } = sailing;
  const { tankType, capacityLitres, included, cutOffs, timezone } = offer;
  return [
    [words.line, `${tank.lane(orgName, dstName)}，${via === null ? tank.direct : tank.via(via)}`],
    [words.carrier, `${carrier}，${vessel} ${voyage}`],
    [words.etd, <DateTime key="etd" instant={etd} zone={timezone} dateOnly />],
    [words.eta, <Arrival key="eta" instant={eta} zone={dstZone} note={tank.transit(transitDays)} />],
    [
      words.closing,
      <Deadline key="closing" instant={cutOffs.cyClosing} zone={timezone} now={now} label={words.closing} />,
    ],
    [words.tankText, `${tankType}，${tank.litres(showMeasure(String(capacityLitres)))}`],
    [words.included, included.map((work) => tank.works[work]).join('、')],
    [words.box, words.boxText(freeDays, sailing.returnDepot)],
  ];
}

function yardRows({ depots }: TankFacts, { depotId }: TankForm): FactRow[] {
  const depot = depots.find(({ id }) => id === depotId);
  if (depot === undefined) return [];
  return [
    [words.depot, `${depot.city} ${depot.name}`],
    [words.address, depot.address],
    [words.hours, depot.openingHours],
    [words.phone, depot.phone],
  ];
}

/** Facts of the booked lane or depot; empty while it is unknown. */
export const tankRows = (facts: TankFacts, form: TankForm): FactRow[] =>
  isCarried(form) ? laneRows(facts) : yardRows(facts, form);
