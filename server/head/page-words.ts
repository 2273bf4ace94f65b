import { isTextPage, type PageName, routes, type TextPageName } from '#contract/routes.ts';
import { head } from '#src/ui/copy/head.ts';
import { home } from '#src/ui/copy/home.ts';
import { notFound } from '#src/ui/copy/not-found.ts';
import { page as act } from '#src/ui/copy/pages/act.ts';
import { page as brandConsolidation } from '#src/ui/copy/pages/brand-consolidation.ts';
import { page as brandFreight } from '#src/ui/copy/pages/brand-freight.ts';
import { page as business } from '#src/ui/copy/pages/business.ts';
import { page as dgdesk } from '#src/ui/copy/pages/dgdesk.ts';
import { page as dgdeskDetail } from '#src/ui/copy/pages/dgdesk-detail.ts';
import { page as enquiryFcl } from '#src/ui/copy/pages/enquiry-fcl.ts';
import { page as helpCenter } from '#src/ui/copy/pages/help-center.ts';
import { page as news } from '#src/ui/copy/pages/news.ts';
import { page as newsItem } from '#src/ui/copy/pages/news-item.ts';
import { page as procurementMobile } from '#src/ui/copy/pages/procurement-mobile.ts';
import { page as procurementShare } from '#src/ui/copy/pages/procurement-share.ts';
import { page as shippingFcl } from '#src/ui/copy/pages/shipping-fcl.ts';
import { page as shippingFclAddOrder } from '#src/ui/copy/pages/shipping-fcl-add-order.ts';
import { page as shippingFclSuccess } from '#src/ui/copy/pages/shipping-fcl-success.ts';
import { loadTextPage } from '#src/ui/copy/text-pages.ts';

/** What the served page says of itself before any script runs. */
export interface PageWords {
  /** The page's name; null where the brand's own title stands for it. */
  title: string | null;
  description: string;
  heading: string;
}

const homeWords: PageWords = {
  title: null,
  description: head.description,
  heading: home.heading,
};

export const notFoundWords: PageWords = {
  title: notFound.title,
  description: notFound.heading,
  heading: notFound.heading,
};

const textPages = Object.fromEntries(
  await Promise.all(
    routes
      .flatMap(({ name }) => (isTextPage(name) ? [name] : []))
      .map(async (name) => [name, await loadTextPage(name)]),
  ),
) as Record<TextPageName, PageWords>;

export const pageWords: Readonly<Record<PageName, PageWords>> = {
  ...textPages,
  home: homeWords,
  business,
  shippingFcl,
  enquiryFcl,
  news,
  newsItem,
  helpCenter,
  procurementShare,
  brandFreight,
  brandConsolidation,
  dgdesk,
  dgdeskDetail,
  act,
  shippingFclAddOrder,
  shippingFclSuccess,
  procurementMobile,
  notFound: notFoundWords,
};
