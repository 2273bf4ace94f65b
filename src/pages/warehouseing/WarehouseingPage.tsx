import type { ReactNode } from 'react';
import { ORDER_FIELDS } from '#domain/orders/order-link.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/warehouseing.ts';
import { warehouse as words } from '#src/ui/copy/warehouse.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { ResourceView } from '#src/views/resource/ResourceView.tsx';
import { withQuery } from '../parts/address-query.ts';
import { MissingPage } from '../parts/MissingPage.tsx';
import { ServicePage } from '../service/ServicePage.tsx';
import type { WarehouseContent } from './content.ts';
import { WarehouseResults } from './WarehouseResults.tsx';

interface WarehouseingPageProps {
  resource: ResourceRef<WarehouseContent>;
  search: ReactNode;
  /** The booking that lies over the list; null while the address opens none. */
  order: ReactNode | null;
  query: string;
  onCopy: (text: string) => void;
}

/** The address of the list without its booking. */
const listHref = (query: string) =>
  `/warehouseing${withQuery(query, Object.fromEntries(ORDER_FIELDS.map((name) => [name, null])))}`;

/** The search card, the warehouses that its address asks for, and what there is to think of before storing. */
export function WarehouseingPage({ resource, search, order, query, onCopy }: WarehouseingPageProps) {
  if (order !== null)
    return (
      <section aria-label={words.order.title} className="grid gap-2">
        <title>{head.title(page.title)}</title>
        <meta name="description" content={page.description} />
        <p className="print:hidden">
          <ButtonLink size={32} icon="left" href={listHref(query)}>
            {words.order.close}
          </ButtonLink>
        </p>
        {order}
      </section>
    );
  return (
    <ServicePage page={page}>
      {search}
      <div className="mt-3">
        <ResourceView
          actor={resource}
          skeleton={<SkeletonRows rows={6} columns={6} />}
          missing={<MissingPage title={words.emptyTitle} link={{ label: words.clear, to: '/warehouseing' }} />}
        >
          {(content, asked) => <WarehouseResults {...content} query={asked} onCopy={onCopy} />}
        </ResourceView>
      </div>
    </ServicePage>
  );
}
