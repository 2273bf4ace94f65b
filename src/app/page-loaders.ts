import type { ComponentType, ReactNode } from 'react';
import type { PageName } from '#contract/routes.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { CarriedService, SearchedService } from '../views/service-search/ServiceSearch.tsx';
import type { ContentOf, sources } from './sources.ts';
import { type Directory, servicesOf } from './wiring/services.ts';

/** A page with content of the server's takes its actor; what that holds is checked here against the page's source. */
type PageProps<Page extends PageName> = Page extends keyof typeof sources
  ? { resource: ResourceRef<ContentOf<Page>> }
  : object;

type Loaders = { [Page in PageName]: () => Promise<{ default: ComponentType<PageProps<Page>> }> };

/** A service's page, to which its search card comes. */
const searched =
  (service: SearchedService, load: () => Promise<{ default: ComponentType<{ search: ReactNode }> }>) => async () => {
    const [{ default: Page }, { withServiceSearch }] = await Promise.all([load(), import('./service-page.tsx')]);
    return { default: withServiceSearch(service, Page) };
  };

/** A page that goes on from a service's search. */
const carried =
  (service: CarriedService, load: () => Promise<{ default: ComponentType<{ search?: ReactNode }> }>) => async () => {
    const [{ default: Page }, { withCarriedSearch }] = await Promise.all([load(), import('./carried-search.tsx')]);
    return { default: withCarriedSearch(service, Page) };
  };

/** Where each page's code is. The list is a chunk of its own, which only the home page, known to the entry, does without. */
export const loaders: Loaders = {
  home: () => import('./home-page.tsx'),
  business: () => import('./business-page.ts'),
  shippingFcl: () => import('./fcl-page.ts'),
  enquiryFcl: async () => (await import('./enquiry-pages.ts')).enquiryFcl,
  shippingLcl: searched('lcl', () => import('#src/pages/shipping-lcl/ShippingLclPage.tsx')),
  airLift: searched('air', () => import('#src/pages/air-lift/AirLiftPage.tsx')),
  domesticTrade: () => import('#src/pages/domestic-trade/DomesticTradePage.tsx'),
  news: () => import('#src/pages/news/NewsPage.tsx'),
  newsItem: () => import('#src/pages/news-item/NewsItemPage.tsx'),
  helpCenter: () => import('#src/pages/help-center/HelpCenterPage.tsx'),
  procurementShare: () => import('#src/pages/procurement-share/ProcurementSharePage.tsx'),
  brandFreight: async () => (await import('./enquiry-pages.ts')).brandFreight,
  brandConsolidation: async () => (await import('./enquiry-pages.ts')).brandConsolidation,
  lcl: () => import('#src/pages/lcl/LclPage.tsx'),
  tankIndex: searched('tank', () => import('#src/pages/tank-index/TankIndexPage.tsx')),
  fluidBag: () => import('#src/pages/fluid-bag/FluidBagPage.tsx'),
  warehouse: carried('warehouse', () => import('#src/pages/warehouse/WarehousePage.tsx')),
  warehouseing: searched('warehouse', () => import('#src/pages/warehouseing/WarehouseingPage.tsx')),
  dgdesk: () => import('./dgdesk-page.ts'),
  dgdeskDetail: () => import('./dgdesk-detail-page.ts'),
  railWayIndex: searched('rail', () => import('#src/pages/rail-way-index/RailWayIndexPage.tsx')),
  railWayAddOrder: carried('rail', () => import('#src/pages/rail-way-add-order/RailWayAddOrderPage.tsx')),
  railWaySuccess: () => import('#src/pages/rail-way-success/RailWaySuccessPage.tsx'),
  act: () => import('#src/pages/act/ActPage.tsx'),
  airLiftOrder: carried('air', () => import('#src/pages/air-lift-order/AirLiftOrderPage.tsx')),
  builtInAddOrder: () => import('#src/pages/built-in-add-order/BuiltInAddOrderPage.tsx'),
  builtInSuccess: () => import('#src/pages/built-in-success/BuiltInSuccessPage.tsx'),
  dgdeskSuccess: () => import('#src/pages/dgdesk-success/DgdeskSuccessPage.tsx'),
  domesticTradeOrder: () => import('#src/pages/domestic-trade-order/DomesticTradeOrderPage.tsx'),
  shippingFclAddOrder: () => import('./booking/order-page.ts'),
  shippingFclSuccess: () => import('./booking/success-page.ts'),
  shippingLclSuccess: () => import('#src/pages/shipping-lcl-success/ShippingLclSuccessPage.tsx'),
  procurementMobile: () => import('#src/pages/procurement-mobile/ProcurementMobilePage.tsx'),
  root: () => import('#src/pages/root/RootPage.tsx'),
  shippingLclOld: () => import('#src/pages/shipping-lcl-old/ShippingLclOldPage.tsx'),
  notFound: () => import('#src/pages/not-found/NotFoundPage.tsx'),
};

const enquiryOf = (service: EnquiryService) => async (directory: Directory) =>
  (await import('./enquiry.ts')).openEnquiry(service, directory);

/** What a page needs that begins while its code is on its way. */
export const openers: Partial<Record<PageName, (directory: Directory) => Promise<void>>> = {
  shippingFcl: async (directory) => (await import('./fcl.ts')).openFcl(servicesOf(directory)),
  shippingFclAddOrder: async (directory) => (await import('./booking/booking.ts')).openBooking(directory),
  shippingFclSuccess: async (directory) => (await import('./booking/placed.ts')).openPlaced(directory),
  enquiryFcl: enquiryOf('fcl'),
  brandFreight: enquiryOf('truck'),
  brandConsolidation: enquiryOf('lcl'),
};
