import type { ReactNode } from 'react';
import type { TankYards as FleetTableTankYards } from '#contract/services/tank-prices.ts';
import { tankFleet } from '#copy/tank/fleet.ts';
import { tank } from '#copy/tank/search.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { addressOf, readFields } from '#domain/query-text.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { FIND_TAB, parseTankQuery, serviceOfTab } from '#domain/tank/address.ts';
import { tanksOf } from '#domain/tank/order-link.ts';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import type { TankYardContent } from './content.ts';
import { DepotTable, RentalTable, WorkTable } from './YardTables.tsx';

const fleetTableWords = tankFleet.list;
const small = 'block font-normal text-12 text-ink-3';

type Single = FleetTableTankYards['fleet'][number];

interface FleetTableProps {
  yards: Pick<FleetTableTankYards, 'depots' | 'fleet' | 'now' | 'rented'>;
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
      label: fleetTableWords.columns.number,
      render: ({ number }) => <span className="font-strong">{number}</span>,
    },
    {
      key: 'tank',
      label: fleetTableWords.columns.tank,
      render: ({ tankType, capacityLitres, tareKg }) => (
        <>
          <span className="font-strong">{tankType}</span> {tank.litres(showMeasure(String(capacityLitres)))}
          <span className={small}>{fleetTableWords.tare(showMeasure(String(tareKg)))}</span>
        </>
      ),
    },
    { key: 'test', label: fleetTableWords.columns.test, render: ({ testDue }) => testDue },
    {
      key: 'location',
      label: fleetTableWords.columns.location,
      render: ({ depotId }) => {
        const depot = depots.find(({ id }) => id === depotId);
        return depot === undefined ? '' : `${depot.city.nameCn} ${depot.name}`;
      },
    },
    {
      key: 'rate',
      label: fleetTableWords.columns.rate,
      numeric: true,
      render: ({ tankType }) => {
        const rate = rateOf(tankType);
        return rate === undefined ? tank.yards.asked : tank.yards.perDay(formatMoney(rate.amount, rate.currency));
      },
    },
    {
      key: 'free',
      label: fleetTableWords.columns.free,
      render: ({ freeFrom }) =>
        freeFrom <= tomorrow ? (
          fleetTableWords.now
        ) : (
          <>
            <Badge tone="warn">{fleetTableWords.takenTill}</Badge>
            <span className={small}>{fleetTableWords.from(freeFrom)}</span>
          </>
        ),
    },
    {
      key: 'action',
      label: fleetTableWords.columns.action,
      quiet: true,
      render: (one) => (
        <span className="flex flex-wrap items-center justify-end gap-0.5">
          <ButtonLink size={32} href={rentHref(one)}>
            <span className="sr-only">{one.number} </span>
            {fleetTableWords.rent}
          </ButtonLink>
          <ButtonLink size={32} tone="quiet" href={findHref(one.number)}>
            <span className="sr-only">{one.number} </span>
            {fleetTableWords.look}
          </ButtonLink>
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={fleetTableWords.caption}
      columns={columns}
      rows={fleet}
      rowKey={({ number }) => number}
      cardsBelow={1024}
    />
  );
}

const words = tank.yards;
const LIST = '/tankIndex';

const WORKS = {
  rental: [],
  cleaning: ['CLEAN', 'CLEAN_DANGEROUS', 'RESIDUE'],
  storage: ['STORE', 'CLEAN', 'CLEAN_DANGEROUS', 'REPAIR', 'HALF', 'FIVE'],
} as const satisfies Record<TankYardContent['tab'], readonly string[]>;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid min-w-0 gap-1">
    <h2 className="font-strong text-20">{title}</h2>
    {children}
  </section>
);

/** Enquiry about depot services without a listed price. */
const enquiryHref = (tab: TankYardContent['tab'], query: string) => {
  const { packingGroup, tankType } = parseTankQuery(query);
  const unNo = readUnNumber(readFields(query).get('unNo') ?? '') ?? '';
  return addressOf('/enquiryFcl', {
    ...{ service: 'tank', tankService: serviceOfTab(tab), tanks: String(tanksOf(query)) },
    ...(unNo === '' ? {} : { isDanger: 'Y', unNo, group: packingGroup }),
    ...(tab === 'rental' ? { tankType } : {}),
  });
};

/** Lease, cleaning and storage with locations and prices. */
export function TankYards({ content: { tab, yards }, query }: { content: TankYardContent; query: string }) {
  const { depots, rented, works } = yards;
  const [first] = depots;
  if (first === undefined)
    return (
      <Empty
        picture="tank"
        title={words.none}
        actions={<ButtonLink href={enquiryHref(tab, query)}>{tank.enquire}</ButtonLink>}
      >
        {words.noneText}
      </Empty>
    );
  const bookHref = (warehouseId: string, more: Readonly<Record<string, string>> = {}) =>
    `${LIST}${withQuery(query, { tab, warehouseId, ...more })}`;
  const asked: readonly string[] = WORKS[tab];
  return (
    <div className="grid gap-2">
      <Note action={<ButtonLink href={enquiryHref(tab, query)}>{tank.enquire}</ButtonLink>}>{words[tab].intro}</Note>
      <Part title={words[tab].caption}>
        {tab === 'rental' ? (
          <RentalTable rented={rented} bookHref={(type, term) => bookHref(first.id, { type, term })} />
        ) : (
          <WorkTable caption={words[tab].caption} works={works.filter(({ code }) => asked.includes(code))} />
        )}
        <p className="text-12 text-ink-3">
          <DemoMark /> {tab === 'rental' ? words.rental.demo : tank.order.yardWorkNote}
        </p>
      </Part>
      {tab === 'rental' ? (
        <Part title={tankFleet.list.title}>
          <p className="text-12 text-ink-3">{tankFleet.list.note}</p>
          {yards.fleet.length === 0 ? (
            <p className="text-ink-2">{tankFleet.list.none}</p>
          ) : (
            <FleetTable
              yards={yards}
              rentHref={({ depotId, tankType, number }) =>
                bookHref(depotId, { type: tankType, term: 'SHORT', tankNo: number })
              }
              findHref={(no) => `${LIST}${withQuery(query, { tab: FIND_TAB, no })}`}
            />
          )}
          <p className="text-12 text-ink-3">
            <DemoMark /> {words.rental.demo}
          </p>
        </Part>
      ) : null}
      <Part title={words.depots}>
        <DepotTable
          depots={depots}
          book={tab === 'rental' ? null : { label: words[tab].book, href: (depotId) => bookHref(depotId) }}
        />
        <p className="text-12 text-ink-3">{words.depotsNote}</p>
      </Part>
    </div>
  );
}
