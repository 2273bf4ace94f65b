import type { ReactNode } from 'react';
import { ORDER_FIELDS } from '#domain/orders/order-link.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { flexitank as words } from '#src/ui/copy/flexitank.ts';
import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/fluid-bag.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { withQuery } from '../parts/address-query.ts';
import { ServiceListPage } from '../service/ServiceListPage.tsx';
import type { FlexitankListing } from './content.ts';
import { FluidBagResults } from './FluidBagResults.tsx';

interface FluidBagPageProps {
  prices: ResourceRef<FlexitankListing>;
  /** The order that lies over the list; null while the address opens none. */
  order: ReactNode | null;
  query: string;
}

/** The address of the list without its order. */
const listHref = (query: string) =>
  `/fluidBag${withQuery(query, Object.fromEntries(ORDER_FIELDS.map((name) => [name, null])))}`;

/** What a flexitank is, what it costs, and the order of one. */
export function FluidBagPage({ prices, order, query }: FluidBagPageProps) {
  if (order === null)
    return (
      <ServiceListPage page={page} prices={prices} search={null}>
        {(listing, asked) => <FluidBagResults {...listing} query={asked} />}
      </ServiceListPage>
    );
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
}
