import type { ReactNode } from 'react';
import { ROAD_PAGE } from '#domain/booking/services/truck/road-page.ts';
import { OrderOver } from '#src/features/page-parts/views/OrderOver.tsx';
import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/brand-freight.ts';
import { truck as words } from '#src/ui/copy/truck.ts';

export const RoadOrderPage = ({ order }: { order: ReactNode }) => (
  <>
    <title>{head.title(words.title)}</title>
    <meta name="description" content={page.description} />
    <OrderOver title={words.title} back={{ href: ROAD_PAGE, label: words.close }}>
      {order}
    </OrderOver>
  </>
);
