import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Qualifications } from '#src/features/page-parts/views/Qualifications.tsx';
import type { Figures, News, Partners } from './content.ts';
import { FiguresBlock, RecentOrders } from './FiguresBlock.tsx';
import { HelpBar } from './HelpBar.tsx';
import { NewsBlock } from './NewsBlock.tsx';
import { PartnersBlock } from './PartnersBlock.tsx';

interface ClosingProps {
  site: EmbeddedSite;
  figures: ResourceRef<Figures>;
  news: ResourceRef<News>;
  partners: ResourceRef<Partners>;
  feedback: FeedbackRef;
  toTop: () => void;
}

/** End of the home page: recent orders, partners and contact. */
export function Closing({ site, figures, news, partners, feedback, toTop }: ClosingProps) {
  return (
    <>
      <div className="page-wide grid gap-x-8 gap-y-4 py-2 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:has-[>:only-child]:grid-cols-1">
        <NewsBlock actor={news} />
        <RecentOrders actor={figures} />
      </div>
      <PartnersBlock actor={partners} />
      <div className="page-wide pt-3 pb-6">
        <div className="double-rule grid gap-3 pt-2 empty:hidden lg:grid-flow-col lg:auto-cols-auto lg:justify-between">
          <FiguresBlock actor={figures} />
          <Qualifications filings={site.filings} />
        </div>
      </div>
      <HelpBar site={site} feedback={feedback} toTop={toTop} />
    </>
  );
}
