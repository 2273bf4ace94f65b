import type { ReactNode } from 'react';
import type { WarehouseAnswer } from '#contract/services/warehouse-list.ts';
import { page, warehouse, warehouseCities as words } from '#copy/warehouse/search.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { addressOf } from '#domain/query-text.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

export type WarehouseCities = WarehouseAnswer['cities'];

interface WarehousePageProps {
  cities: ResourceRef<WarehouseCities>;
  search?: ReactNode;
}

/** Introduces storage and lists the cities with warehouses, each linked to the search. */
export const WarehousePage = ({ cities, search }: WarehousePageProps) => (
  <ServicePage page={page}>
    {search}
    <section aria-label={words.title} className="mt-3 grid gap-1">
      <h2 className="font-strong text-20 leading-head">{words.title}</h2>
      <p className="text-ink-2">{words.note}</p>
      <ResourceView
        actor={cities}
        skeleton={<SkeletonRows rows={4} columns={3} />}
        missing={<MissingPage title={words.none} link={{ label: warehouse.filters.anyCity, to: '/warehouseing' }} />}
        room="min-h-[50vh]"
      >
        {(found) => (found.length === 0 ? <p className="text-ink-2">{words.none}</p> : <Cities cities={found} />)}
      </ResourceView>
    </section>
  </ServicePage>
);

const Cities = ({ cities }: { cities: WarehouseCities }) => (
  <>
    <ul className="grid gap-1 md:grid-cols-2 lg:grid-cols-3">
      {cities.map(({ code, nameCn, warehouses, areaFree, kinds, dgClasses }) => (
        <li key={code} className="grid content-start gap-0.5 rounded border border-line bg-surface p-2">
          <Link
            href={addressOf('/warehouseing', { orgPort: nameCn, orgPortCode: code })}
            className="inline-flex min-h-3 items-center font-strong text-16 text-link"
          >
            {nameCn}
          </Link>
          <span className="text-ink-2">
            {words.count(warehouses)}，{words.free(showMeasure(String(areaFree)))}
          </span>
          <span className="flex flex-wrap gap-0.5">
            {kinds.map((kind) => (
              <Badge key={kind}>{kind}</Badge>
            ))}
          </span>
          <PlacardRow values={dgClasses} />
        </li>
      ))}
    </ul>
    <p className="text-12 text-ink-3">
      <DemoMark />
    </p>
  </>
);
