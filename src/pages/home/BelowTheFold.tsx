import { useState } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { CarouselRef } from '#machines/carousel/index.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { Carousel } from '#src/views/carousel/Carousel.tsx';
import type { LocationsByCode } from '#src/views/quick-search/locations.ts';
import { SheetDrawers } from '#src/views/quick-search/SheetDrawers.tsx';
import { Qualifications } from '../parts/Qualifications.tsx';
import { ClassBand } from './ClassBand.tsx';
import type { Figures, Lanes, News, Partners, Trend } from './content.ts';
import { FiguresBlock, RecentOrders } from './FiguresBlock.tsx';
import { HelpBar } from './HelpBar.tsx';
import { ClassLanes, HotLanes } from './HotLanes.tsx';
import { NewsBlock } from './NewsBlock.tsx';
import { PartnersBlock } from './PartnersBlock.tsx';
import { ServiceGrid } from './ServiceGrid.tsx';
import { Steps } from './Steps.tsx';
import { ToolStrip } from './ToolStrip.tsx';
import { Trends } from './Trends.tsx';

export interface HomeBlocks {
  site: EmbeddedSite;
  carousel: CarouselRef;
  /** The look-up of the search card, whose sheet opens over the page. */
  drawer: DangerousLookupRef;
  /** That of the tools. */
  lookup: DangerousLookupRef;
  search: SearchRef;
  locations: ResourceRef<LocationsByCode> | undefined;
  segregation: SegregationCheckRef;
  feedback: FeedbackRef;
  lanes: ResourceRef<Lanes>;
  /** Absent until a class is shown. */
  lanesOfClass: ResourceRef<Lanes> | undefined;
  showClass: (dgClass: string) => void;
  trends: ResourceRef<readonly Trend[]>;
  news: ResourceRef<News>;
  figures: ResourceRef<Figures>;
  partners: ResourceRef<Partners>;
  toTop: () => void;
}

/** Block after block, each of which waits, fails and mends by itself. */
export function BelowTheFold(blocks: HomeBlocks) {
  const [shownClass, setShownClass] = useState<string | null>(null);
  const show = (dgClass: string) => {
    blocks.showClass(dgClass);
    setShownClass(dgClass);
  };
  return (
    <>
      <ClassBand actor={blocks.figures} shown={shownClass} onShow={show} />
      <div className="page-wide pb-1">
        <Carousel actor={blocks.carousel} />
      </div>
      {shownClass === null || blocks.lanesOfClass === undefined ? (
        <HotLanes actor={blocks.lanes} />
      ) : (
        <ClassLanes key={shownClass} actor={blocks.lanesOfClass} asked={shownClass} onAll={() => setShownClass(null)} />
      )}
      <Trends actor={blocks.trends} />
      <ToolStrip lookup={blocks.lookup} segregation={blocks.segregation} />
      <ServiceGrid />
      <Steps />
      <div className="page-wide grid gap-x-8 gap-y-4 py-2 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:has-[>:only-child]:grid-cols-1">
        <NewsBlock actor={blocks.news} />
        <RecentOrders actor={blocks.figures} />
      </div>
      <PartnersBlock actor={blocks.partners} />
      <div className="page-wide pt-3 pb-6">
        <div className="double-rule grid gap-3 pt-2 empty:hidden lg:grid-flow-col lg:auto-cols-auto lg:justify-between">
          <FiguresBlock actor={blocks.figures} />
          <Qualifications filings={blocks.site.filings} />
        </div>
      </div>
      <HelpBar site={blocks.site} feedback={blocks.feedback} toTop={blocks.toTop} />
      <SheetDrawers search={blocks.search} locations={blocks.locations} lookups={[blocks.drawer, blocks.lookup]} />
    </>
  );
}
