import type { ReactNode } from 'react';
import { head } from '#copy/head.ts';
import { page } from '#copy/pages/brand-freight.ts';
import { truck as words } from '#copy/truck.ts';
import { ROAD_PAGE } from '#domain/booking/services/truck/road-page.ts';
import { OrderOver } from '../parts/OrderOver.tsx';

export const RoadOrderPage = ({ order }: { order: ReactNode }) => (
  <>
    <title>{head.title(words.title)}</title>
    <meta name="description" content={page.description} />
    <OrderOver title={words.title} back={{ href: ROAD_PAGE, label: words.close }}>
      {order}
    </OrderOver>
  </>
);
