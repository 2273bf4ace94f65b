import type { ReactNode } from 'react';
import { ROAD_PAGE } from '#domain/booking/services/truck/road-page.ts';
import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/brand-freight.ts';
import { truck as words } from '#src/ui/copy/truck.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** An order by road, and the way back to what was asked. */
export const RoadOrderPage = ({ order }: { order: ReactNode }) => (
  <>
    <title>{head.title(words.title)}</title>
    <meta name="description" content={page.description} />
    <section aria-label={words.title} className="grid gap-2">
      <p className="print:hidden">
        <ButtonLink size={32} icon="left" href={ROAD_PAGE}>
          {words.close}
        </ButtonLink>
      </p>
      {order}
    </section>
  </>
);
