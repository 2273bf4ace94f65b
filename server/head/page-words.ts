import type { PageName } from '#contract/routes.ts';
import { errors } from '#src/ui/copy/errors.ts';
import { head } from '#src/ui/copy/head.ts';
import { home } from '#src/ui/copy/home.ts';
import { page as act } from '#src/ui/copy/pages/act.ts';
import { page as airLift } from '#src/ui/copy/pages/air-lift.ts';
import { page as airLiftOrder } from '#src/ui/copy/pages/air-lift-order.ts';
import { page as brandConsolidation } from '#src/ui/copy/pages/brand-consolidation.ts';
import { page as brandFreight } from '#src/ui/copy/pages/brand-freight.ts';
import { page as builtInAddOrder } from '#src/ui/copy/pages/built-in-add-order.ts';
import { page as builtInSuccess } from '#src/ui/copy/pages/built-in-success.ts';
import { page as business } from '#src/ui/copy/pages/business.ts';
import { page as dgdesk } from '#src/ui/copy/pages/dgdesk.ts';
import { page as dgdeskDetail } from '#src/ui/copy/pages/dgdesk-detail.ts';
import { page as dgdeskSuccess } from '#src/ui/copy/pages/dgdesk-success.ts';
import { page as domesticTrade } from '#src/ui/copy/pages/domestic-trade.ts';
import { page as domesticTradeOrder } from '#src/ui/copy/pages/domestic-trade-order.ts';
import { page as enquiryFcl } from '#src/ui/copy/pages/enquiry-fcl.ts';
import { page as fluidBag } from '#src/ui/copy/pages/fluid-bag.ts';
import { page as helpCenter } from '#src/ui/copy/pages/help-center.ts';
import { page as lcl } from '#src/ui/copy/pages/lcl.ts';
import { page as news } from '#src/ui/copy/pages/news.ts';
import { page as newsItem } from '#src/ui/copy/pages/news-item.ts';
import { page as procurementMobile } from '#src/ui/copy/pages/procurement-mobile.ts';
import { page as procurementShare } from '#src/ui/copy/pages/procurement-share.ts';
import { page as railWayAddOrder } from '#src/ui/copy/pages/rail-way-add-order.ts';
import { page as railWayIndex } from '#src/ui/copy/pages/rail-way-index.ts';
import { page as railWaySuccess } from '#src/ui/copy/pages/rail-way-success.ts';
import { page as root } from '#src/ui/copy/pages/root.ts';
import { page as shippingFcl } from '#src/ui/copy/pages/shipping-fcl.ts';
import { page as shippingFclAddOrder } from '#src/ui/copy/pages/shipping-fcl-add-order.ts';
import { page as shippingFclSuccess } from '#src/ui/copy/pages/shipping-fcl-success.ts';
import { page as shippingLcl } from '#src/ui/copy/pages/shipping-lcl.ts';
import { page as shippingLclOld } from '#src/ui/copy/pages/shipping-lcl-old.ts';
import { page as shippingLclSuccess } from '#src/ui/copy/pages/shipping-lcl-success.ts';
import { page as tankIndex } from '#src/ui/copy/pages/tank-index.ts';
import { page as warehouse } from '#src/ui/copy/pages/warehouse.ts';
import { page as warehouseing } from '#src/ui/copy/pages/warehouseing.ts';

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
  title: head.notFound,
  description: errors.notFound,
  heading: errors.notFound,
};

export const pageWords: Readonly<Record<PageName, PageWords>> = {
  home: homeWords,
  business,
  shippingFcl,
  enquiryFcl,
  shippingLcl,
  airLift,
  domesticTrade,
  news,
  newsItem,
  helpCenter,
  procurementShare,
  brandFreight,
  brandConsolidation,
  lcl,
  tankIndex,
  fluidBag,
  warehouse,
  warehouseing,
  dgdesk,
  dgdeskDetail,
  railWayIndex,
  railWayAddOrder,
  railWaySuccess,
  act,
  airLiftOrder,
  builtInAddOrder,
  builtInSuccess,
  dgdeskSuccess,
  domesticTradeOrder,
  shippingFclAddOrder,
  shippingFclSuccess,
  shippingLclSuccess,
  procurementMobile,
  root,
  shippingLclOld,
  notFound: notFoundWords,
};
