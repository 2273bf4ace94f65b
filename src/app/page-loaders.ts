import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { isTextPage, type PageName, type TextPageName } from '#contract/routes.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { loadTextPage } from '../ui/copy/text-pages.ts';
import type { CarriedService, SearchedService } from '../views/service-search/ServiceSearch.tsx';
import type { ContentOf, sources } from './sources.ts';
import { type Directory, servicesOf } from './wiring/services.ts';

/** A page with content of the server's takes its actor; what that holds is checked here against the page's source. */
type PageProps<Page extends PageName> = Page extends keyof typeof sources
  ? { resource: ResourceRef<ContentOf<Page>> }
  : object;

type Loaders = {
  [Page in Exclude<PageName, TextPageName>]: () => Promise<{ default: ComponentType<PageProps<Page>> }>;
};

type TextLoader = () => Promise<{ default: FunctionComponent<{ search?: ReactNode }> }>;
type WithSearch = (load: TextLoader) => () => Promise<{ default: ComponentType }>;

/** A service's page, to which its search card comes. */
const searched =
  (service: SearchedService): WithSearch =>
  (load) =>
  async () => {
    const [{ default: Page }, { withServiceSearch }] = await Promise.all([load(), import('./service-page.tsx')]);
    return { default: withServiceSearch(service, Page) };
  };

/** A page that goes on from a service's search. */
const carried =
  (service: CarriedService): WithSearch =>
  (load) =>
  async () => {
    const [{ default: Page }, { withCarriedSearch }] = await Promise.all([load(), import('./carried-search.tsx')]);
    return { default: withCarriedSearch(service, Page) };
  };

/** The pages of text with the search card of their service on them. */
const searches: Partial<Record<TextPageName, WithSearch>> = {
  shippingLcl: searched('lcl'),
  airLift: searched('air'),
  tankIndex: searched('tank'),
  warehouse: carried('warehouse'),
  warehouseing: searched('warehouse'),
  railWayIndex: searched('rail'),
  railWayAddOrder: carried('rail'),
  airLiftOrder: carried('air'),
};

const textLoader =
  (name: TextPageName): TextLoader =>
  async () => {
    const [page, { servicePage }] = await Promise.all([
      loadTextPage(name),
      import('#src/pages/service/ServicePage.tsx'),
    ]);
    return { default: servicePage(page) };
  };

/** Where each page's code is. The list is a chunk of its own, which only the home page, known to the entry, does without. */
const loaders: Loaders = {
  home: () => import('./home-page.tsx'),
  business: () => import('./business-page.ts'),
  shippingFcl: () => import('./fcl-page.ts'),
  enquiryFcl: async () => (await import('./enquiry-pages.ts')).enquiryFcl,
  news: () => import('#src/pages/news/NewsPage.tsx'),
  newsItem: () => import('#src/pages/news-item/NewsItemPage.tsx'),
  helpCenter: () => import('#src/pages/help-center/HelpCenterPage.tsx'),
  procurementShare: () => import('#src/pages/procurement-share/ProcurementSharePage.tsx'),
  brandFreight: async () => (await import('./enquiry-pages.ts')).brandFreight,
  brandConsolidation: async () => (await import('./enquiry-pages.ts')).brandConsolidation,
  dgdesk: () => import('./dgdesk-page.ts'),
  dgdeskDetail: () => import('./dgdesk-detail-page.ts'),
  act: () => import('#src/pages/act/ActPage.tsx'),
  shippingFclAddOrder: () => import('./booking/order-page.ts'),
  shippingFclSuccess: () => import('./booking/success-page.ts'),
  procurementMobile: () => import('#src/pages/procurement-mobile/ProcurementMobilePage.tsx'),
  notFound: () => import('#src/pages/not-found/NotFoundPage.tsx'),
};

export function loaderOf(name: PageName): () => Promise<{ default: unknown }> {
  if (!isTextPage(name)) return loaders[name];
  const load = textLoader(name);
  return searches[name]?.(load) ?? load;
}

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
