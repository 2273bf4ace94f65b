import type { ComponentType } from 'react';
import type { PageName } from '#contract/routes.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { ContentOf, sources } from './sources.ts';

/** A page with content of the server's takes its actor; what that holds is checked here against the page's source. */
type PageProps<Page extends PageName> = Page extends keyof typeof sources
  ? { resource: ResourceRef<ContentOf<Page>> }
  : object;

type Loaders = { [Page in PageName]: () => Promise<{ default: ComponentType<PageProps<Page>> }> };

/** Where each page's code is. The list is a chunk of its own, which only the home page, known to the entry, does without. */
export const loaders: Loaders = {
  home: () => import('#src/pages/home/HomePage.tsx'),
  business: () => import('#src/pages/business/BusinessPage.tsx'),
  shippingFcl: () => import('./fcl-page.ts'),
  enquiryFcl: () => import('#src/pages/enquiry-fcl/EnquiryFclPage.tsx'),
  shippingLcl: () => import('#src/pages/shipping-lcl/ShippingLclPage.tsx'),
  airLift: () => import('#src/pages/air-lift/AirLiftPage.tsx'),
  domesticTrade: () => import('#src/pages/domestic-trade/DomesticTradePage.tsx'),
  news: () => import('#src/pages/news/NewsPage.tsx'),
  newsItem: () => import('#src/pages/news-item/NewsItemPage.tsx'),
  helpCenter: () => import('#src/pages/help-center/HelpCenterPage.tsx'),
  procurementShare: () => import('#src/pages/procurement-share/ProcurementSharePage.tsx'),
  brandFreight: () => import('#src/pages/brand-freight/BrandFreightPage.tsx'),
  brandConsolidation: () => import('#src/pages/brand-consolidation/BrandConsolidationPage.tsx'),
  lcl: () => import('#src/pages/lcl/LclPage.tsx'),
  tankIndex: () => import('#src/pages/tank-index/TankIndexPage.tsx'),
  fluidBag: () => import('#src/pages/fluid-bag/FluidBagPage.tsx'),
  warehouse: () => import('#src/pages/warehouse/WarehousePage.tsx'),
  warehouseing: () => import('#src/pages/warehouseing/WarehouseingPage.tsx'),
  dgdesk: () => import('#src/pages/dgdesk/DgdeskPage.tsx'),
  dgdeskDetail: () => import('#src/pages/dgdesk-detail/DgdeskDetailPage.tsx'),
  railWayIndex: () => import('#src/pages/rail-way-index/RailWayIndexPage.tsx'),
  railWayAddOrder: () => import('#src/pages/rail-way-add-order/RailWayAddOrderPage.tsx'),
  railWaySuccess: () => import('#src/pages/rail-way-success/RailWaySuccessPage.tsx'),
  act: () => import('#src/pages/act/ActPage.tsx'),
  airLiftOrder: () => import('#src/pages/air-lift-order/AirLiftOrderPage.tsx'),
  builtInAddOrder: () => import('#src/pages/built-in-add-order/BuiltInAddOrderPage.tsx'),
  builtInSuccess: () => import('#src/pages/built-in-success/BuiltInSuccessPage.tsx'),
  dgdeskSuccess: () => import('#src/pages/dgdesk-success/DgdeskSuccessPage.tsx'),
  domesticTradeOrder: () => import('#src/pages/domestic-trade-order/DomesticTradeOrderPage.tsx'),
  shippingFclAddOrder: () => import('#src/pages/shipping-fcl-add-order/ShippingFclAddOrderPage.tsx'),
  shippingFclSuccess: () => import('#src/pages/shipping-fcl-success/ShippingFclSuccessPage.tsx'),
  shippingLclSuccess: () => import('#src/pages/shipping-lcl-success/ShippingLclSuccessPage.tsx'),
  procurementMobile: () => import('#src/pages/procurement-mobile/ProcurementMobilePage.tsx'),
  root: () => import('#src/pages/root/RootPage.tsx'),
  shippingLclOld: () => import('#src/pages/shipping-lcl-old/ShippingLclOldPage.tsx'),
  notFound: () => import('#src/pages/not-found/NotFoundPage.tsx'),
};
