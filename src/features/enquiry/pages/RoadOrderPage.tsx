import type { ReactNode } from 'react';
import { freightPage as page } from '#copy/brands.ts';
import { head } from '#copy/shell.ts';
import { truck as words } from '#copy/truck/order.ts';
import { ROAD_PAGE } from '#domain/truck/road-page.ts';
import { OrderOver } from '#src/features/page-parts/views/OrderOver.tsx';

export const RoadOrderPage = ({ order }: { order: ReactNode }) => (
  <>
    <title>{head.title(words.title)}</title>
    <meta name="description" content={page.description} />
    <OrderOver title={words.title} back={{ href: ROAD_PAGE, label: words.close }}>
      {order}
    </OrderOver>
  </>
);
