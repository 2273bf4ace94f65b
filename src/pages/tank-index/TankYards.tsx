import type { ReactNode } from 'react';
import { FIND_TAB } from '#domain/tank/address.ts';
import { tank } from '#src/ui/copy/tank.ts';
import { tankFleet } from '#src/ui/copy/tank-fleet.ts';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import type { TankYardContent } from '#src/views/tank/content.ts';
import { FleetTable } from '#src/views/tank/FleetTable.tsx';
import { DepotTable, RentalTable, WorkTable } from '#src/views/tank/YardTables.tsx';
import { withQuery } from '../parts/address-query.ts';

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

/** What is let, cleaned or kept, where, and what it costs. */
export function TankYards({ content: { tab, yards }, query }: { content: TankYardContent; query: string }) {
  const { depots, rented, works } = yards;
  const [first] = depots;
  if (first === undefined)
    return (
      <Empty picture="tank" title={words.none}>
        {words.noneText}
      </Empty>
    );
  const bookHref = (warehouseId: string, more: Readonly<Record<string, string>> = {}) =>
    `${LIST}${withQuery(query, { tab, warehouseId, ...more })}`;
  const asked: readonly string[] = WORKS[tab];
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{words[tab].intro}</p>
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
