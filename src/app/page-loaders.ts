import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { type OrderPageName, orderRoutes, type PageName, type TextPageName } from '#contract/routes.ts';
import { loadTextPage } from '#copy/text-pages.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { orderPages } from './booking/services.ts';
import type { PageRow } from './page-row.ts';
import type { ContentOf, sources } from './pages/content/sources.ts';

/** A page with content of the server's takes its actor; what that holds is checked here against the page's source. */
const content = <Page extends keyof typeof sources>(
  load: () => Promise<{ default: ComponentType<{ resource: ResourceRef<ContentOf<Page>> }> }>,
): PageRow => ({
  view: async () => {
    const { default: View } = await load();
    return { default: ({ actor }) => createElement(View, { resource: actor as ResourceRef<ContentOf<Page>> }) };
  },
  chart: async () => (await import('./pages/content/wiring.ts')).content,
});

type TextLoader = () => Promise<{ default: FunctionComponent }>;

const textLoader =
  (name: TextPageName): TextLoader =>
  async () => {
    const [page, { servicePage }] = await Promise.all([
      loadTextPage(name),
      import('#src/pages/service/ServicePage.tsx'),
    ]);
    return { default: servicePage(page) };
  };

const orders = Object.fromEntries(orderRoutes.map(({ name, books }) => [name, orderPages[books]])) as Record<
  OrderPageName,
  PageRow
>;

/** Where each page's code is. The list is a chunk of its own, which only the home page, known to the entry, does without. */
const rows: Record<Exclude<PageName, TextPageName | 'home'>, PageRow> = {
  ...orders,
  business: {
    view: () => import('./pages/business/page.tsx'),
    chart: async () => (await import('./pages/business/page.tsx')).business,
  },
  shippingFcl: {
    view: () => import('./pages/fcl/page.ts'),
    chart: async () => (await import('./pages/fcl/page.ts')).fcl,
  },
  airLift: {
    view: () => import('./pages/air/page.ts'),
    chart: async () => (await import('./pages/air/page.ts')).air,
  },
  domesticTrade: {
    view: () => import('./pages/domestic/page.ts'),
    chart: async () => (await import('./pages/domestic/page.ts')).domestic,
  },
  warehouse: {
    view: () => import('./pages/warehousing/page.ts'),
    chart: async () => (await import('./pages/warehousing/page.ts')).warehouse,
  },
  railWayIndex: {
    view: () => import('./pages/rail/page.ts'),
    chart: async () => (await import('./pages/rail/page.ts')).rail,
  },
  enquiryFcl: {
    view: async () => (await import('./pages/enquiry/fcl-page.ts')).openPage(),
    chart: async () => (await import('./pages/enquiry/fcl-page.ts')).enquiryFcl,
  },
  builtIn: content<'builtIn'>(() => import('#src/pages/built-in/BuiltInPage.tsx')),
  news: content<'news'>(() => import('#src/pages/news/NewsPage.tsx')),
  newsItem: content<'newsItem'>(() => import('#src/pages/news-item/NewsItemPage.tsx')),
  helpCenter: content<'helpCenter'>(() => import('#src/pages/help-center/HelpCenterPage.tsx')),
  brandConsolidation: {
    view: () => import('./pages/enquiry/consolidation-page.ts'),
    chart: async () => (await import('./pages/enquiry/consolidation-page.ts')).brandConsolidation,
  },
  dgdeskDetail: {
    view: () => import('./pages/dgdesk-detail/page.ts'),
    chart: async () => (await import('./pages/dgdesk-detail/page.ts')).dgdeskDetail,
  },
  act: content<'act'>(() => import('#src/pages/act/ActPage.tsx')),
  shippingFclSuccess: {
    view: () => import('./booking/success-page.ts'),
    chart: async () => (await import('./booking/success-page.ts')).placed,
  },
  shippingLclSuccess: {
    view: () => import('./booking/lcl/success-page.ts'),
    chart: async () => (await import('./booking/lcl/success-page.ts')).placed,
  },
  builtInSuccess: {
    view: () => import('./booking/cfs/success-page.ts'),
    chart: async () => (await import('./booking/cfs/success-page.ts')).placed,
  },
  dgdeskSuccess: {
    view: () => import('./booking/dgdesk/success-page.ts'),
    chart: async () => (await import('./booking/dgdesk/success-page.ts')).placed,
  },
  railWaySuccess: {
    view: () => import('./booking/rail/success-page.ts'),
    chart: async () => (await import('./booking/rail/success-page.ts')).placed,
  },
  shippingLclOld: {
    view: () => import('./pages/lcl-old/page.tsx'),
    chart: async () => (await import('./pages/lcl-old/page.tsx')).lclOld,
  },
  procurementMobile: {
    view: () => import('./pages/procurement/mobile-page.tsx'),
    chart: async () => (await import('./pages/procurement/wiring.ts')).procurement,
  },
  notFound: { view: () => import('#src/pages/not-found/NotFoundPage.tsx') },
};

const isText = (name: PageName): name is TextPageName => !(name in rows);

export function rowOf(name: Exclude<PageName, 'home'>): PageRow {
  if (!isText(name)) return rows[name];
  return { view: textLoader(name) };
}
