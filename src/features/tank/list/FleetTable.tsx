import type { TankYards } from '#contract/calls/tank-prices.ts';
import { tankFleet } from '#copy/tank/fleet.ts';
import { tank } from '#copy/tank/search.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';

const words = tankFleet.list;
const small = 'block font-normal text-12 text-ink-3';

type Single = TankYards['fleet'][number];

interface FleetTableProps {
  yards: Pick<TankYards, 'depots' | 'fleet' | 'now' | 'rented'>;
  rentHref: (tank: Single) => string;
  findHref: (number: string) => string;
}

/** Available tanks with test date, location and daily rate. */
export function FleetTable({ yards: { depots, fleet, now, rented }, rentHref, findHref }: FleetTableProps) {
  const tomorrow = dayAfter(localDay(now, CHINA), 1);
  const rateOf = (tankType: string) =>
    rented.find((one) => one.tankType === tankType)?.terms.find(({ term }) => term === 'SHORT')?.perDay;
  const columns: Column<Single>[] = [
    {
      key: 'number',
      label: words.columns.number,
      render: ({ number }) => <span className="font-strong">{number}</span>,
    },
    {
      key: 'tank',
      label: words.columns.tank,
      render: ({ tankType, capacityLitres, tareKg }) => (
        <>
          <span className="font-strong">{tankType}</span> {tank.litres(showMeasure(String(capacityLitres)))}
          <span className={small}>{words.tare(showMeasure(String(tareKg)))}</span>
        </>
      ),
    },
    { key: 'test', label: words.columns.test, render: ({ testDue }) => testDue },
    {
      key: 'location',
      label: words.columns.location,
      render: ({ depotId }) => {
        const depot = depots.find(({ id }) => id === depotId);
        return depot === undefined ? '' : `${depot.city.nameCn} ${depot.name}`;
      },
    },
    {
      key: 'rate',
      label: words.columns.rate,
      numeric: true,
      render: ({ tankType }) => {
        const rate = rateOf(tankType);
        return rate === undefined ? tank.yards.asked : tank.yards.perDay(formatMoney(rate.amount, rate.currency));
      },
    },
    {
      key: 'free',
      label: words.columns.free,
      render: ({ freeFrom }) =>
        freeFrom <= tomorrow ? (
          words.now
        ) : (
          <>
            <Badge tone="warn">{words.takenTill}</Badge>
            <span className={small}>{words.from(freeFrom)}</span>
          </>
        ),
    },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (one) => (
        <span className="flex flex-wrap items-center justify-end gap-0.5">
          <ButtonLink size={32} href={rentHref(one)}>
            <span className="sr-only">{one.number} </span>
            {words.rent}
          </ButtonLink>
          <ButtonLink size={32} tone="quiet" href={findHref(one.number)}>
            <span className="sr-only">{one.number} </span>
            {words.look}
          </ButtonLink>
        </span>
      ),
    },
  ];
  return (
    <Table caption={words.caption} columns={columns} rows={fleet} rowKey={({ number }) => number} cardsBelow={1024} />
  );
}
