import { isTextPage, type PageName, routes, type TextPageName } from '#contract/routes.ts';
import { page as airLift } from '#copy/air/search.ts';
import { orderPages } from '#copy/booking/services.ts';
import { page as brandConsolidation, freightPage as brandFreight, businessPage as business } from '#copy/brands.ts';
import { page as builtIn } from '#copy/cfs/page.ts';
import { page as act } from '#copy/content/act.ts';
import { page as helpCenter } from '#copy/content/help.ts';
import { page as news, itemPage as newsItem } from '#copy/content/news.ts';
import { page as dgdesk } from '#copy/dg-desk/page.ts';
import { page as domesticTrade } from '#copy/domestic/search.ts';
import { page as enquiryFcl } from '#copy/enquiry/fcl.ts';
import { page as shippingFcl } from '#copy/fcl/search.ts';
import { page as fluidBag } from '#copy/flexitank/search.ts';
import { home, homeHead } from '#copy/home/page.ts';
import { notFound } from '#copy/kit.ts';
import { page as shippingLcl, oldPage as shippingLclOld } from '#copy/lcl/search.ts';
import { mobilePage as procurementMobile, sharePage as procurementShare } from '#copy/procurement/pages.ts';
import { page as railWayIndex } from '#copy/rail/search.ts';
import { page as tankIndex } from '#copy/tank/search.ts';
import { loadTextPage } from '#copy/text-pages.ts';
import { page as warehouse, searchPage as warehouseing } from '#copy/warehouse/search.ts';

/** Title and description of the served page before scripts run. */
export interface PageWords {
  /** Page title; null for the brand's default. */
  title: string | null;
  description: string;
  heading: string;
}

const homeWords: PageWords = {
  title: null,
  get description() {
    return homeHead.description;
  },
  heading: home.heading,
};

export const notFoundWords: PageWords = {
  title: notFound.title,
  description: notFound.heading,
  heading: notFound.heading,
};

/** Pages with copy of their own, by name. */
const ownWords: Readonly<Record<Exclude<PageName, TextPageName | 'home' | 'notFound'>, PageWords>> = {
  ...orderPages,
  act,
  airLift,
  brandConsolidation,
  brandFreight,
  builtIn,
  business,
  dgdesk,
  domesticTrade,
  enquiryFcl,
  fluidBag,
  helpCenter,
  news,
  newsItem,
  procurementMobile,
  procurementShare,
  railWayIndex,
  shippingFcl,
  shippingLcl,
  shippingLclOld,
  tankIndex,
  warehouse,
  warehouseing,
};

const wordsOf = (name: PageName): Promise<PageWords> | PageWords => {
  if (name === 'home') return homeWords;
  if (name === 'notFound') return notFoundWords;
  return isTextPage(name) ? loadTextPage(name) : ownWords[name];
};

export const pageWords = Object.fromEntries(
  await Promise.all(routes.map(async ({ name }) => [name, await wordsOf(name)])),
) as Readonly<Record<PageName, PageWords>>;
