import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { type OrderPageName, orderRoutes, type PageName, type TextPageName } from '#contract/routes.ts';
import { loadTextPage } from '#copy/text-pages.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { orderPages } from '#src/features/booking/services.ts';
import type { ContentOf, sources } from '#src/features/content/sources.ts';
import type { PageRow } from './page-row.ts';

/** A page with content of the server's takes its actor; what that holds is checked here against the page's source. */
const content = <Page extends keyof typeof sources>(
  load: () => Promise<{ default: ComponentType<{ resource: ResourceRef<ContentOf<Page>> }> }>,
): PageRow => ({
  view: async () => {
    const { default: View } = await load();
    return { default: ({ actor }) => createElement(View, { resource: actor as ResourceRef<ContentOf<Page>> }) };
  },
  chart: async () => (await import('#src/features/content/wiring.ts')).content,
});

type TextLoader = () => Promise<{ default: FunctionComponent }>;

const textLoader =
  (name: TextPageName): TextLoader =>
  async () => {
    const [page, { servicePage }] = await Promise.all([
      loadTextPage(name),
      import('#src/features/search/views/ServicePage.tsx'),
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
    view: () => import('#src/features/business/page.tsx'),
    chart: async () => (await import('#src/features/business/page.tsx')).business,
  },
  shippingFcl: {
    view: () => import('#src/features/fcl/page.tsx'),
    chart: async () => (await import('#src/features/fcl/page.tsx')).fcl,
  },
  airLift: {
    view: () => import('#src/features/air/page.tsx'),
    chart: async () => (await import('#src/features/air/page.tsx')).air,
  },
  domesticTrade: {
    view: () => import('#src/features/domestic/page.tsx'),
    chart: async () => (await import('#src/features/domestic/page.tsx')).domestic,
  },
  warehouse: {
    view: () => import('#src/features/warehouse/page.ts'),
    chart: async () => (await import('#src/features/warehouse/page.ts')).warehouse,
  },
  railWayIndex: {
    view: () => import('#src/features/rail/page.tsx'),
    chart: async () => (await import('#src/features/rail/page.tsx')).rail,
  },
  enquiryFcl: {
    view: async () => (await import('#src/features/enquiry/fcl-page.tsx')).openPage(),
    chart: async () => (await import('#src/features/enquiry/fcl-page.tsx')).enquiryFcl,
  },
  builtIn: content<'builtIn'>(() => import('#src/features/cfs/views/BuiltInPage.tsx')),
  news: content<'news'>(() => import('#src/features/content/views/NewsPage.tsx')),
  newsItem: content<'newsItem'>(() => import('#src/features/content/views/NewsItemPage.tsx')),
  helpCenter: content<'helpCenter'>(() => import('#src/features/content/views/HelpCenterPage.tsx')),
  brandConsolidation: {
    view: () => import('#src/features/enquiry/consolidation-page.tsx'),
    chart: async () => (await import('#src/features/enquiry/consolidation-page.tsx')).brandConsolidation,
  },
  dgdeskDetail: {
    view: () => import('#src/features/dg-desk/detail-page.tsx'),
    chart: async () => (await import('#src/features/dg-desk/detail-page.tsx')).dgdeskDetail,
  },
  act: content<'act'>(() => import('#src/features/content/views/ActPage.tsx')),
  shippingFclSuccess: {
    view: () => import('#src/features/fcl/success-page.tsx'),
    chart: async () => (await import('#src/features/fcl/success-page.tsx')).placed,
  },
  shippingLclSuccess: {
    view: () => import('#src/features/lcl/success-page.tsx'),
    chart: async () => (await import('#src/features/lcl/success-page.tsx')).placed,
  },
  builtInSuccess: {
    view: () => import('#src/features/cfs/success-page.tsx'),
    chart: async () => (await import('#src/features/cfs/success-page.tsx')).placed,
  },
  dgdeskSuccess: {
    view: () => import('#src/features/dg-desk/success-page.tsx'),
    chart: async () => (await import('#src/features/dg-desk/success-page.tsx')).placed,
  },
  railWaySuccess: {
    view: () => import('#src/features/rail/success-page.tsx'),
    chart: async () => (await import('#src/features/rail/success-page.tsx')).placed,
  },
  shippingLclOld: {
    view: () => import('#src/features/lcl/old-page.tsx'),
    chart: async () => (await import('#src/features/lcl/old-page.tsx')).lclOld,
  },
  procurementMobile: {
    view: () => import('#src/features/procurement/mobile-page.tsx'),
    chart: async () => (await import('#src/features/procurement/wiring.ts')).procurement,
  },
  notFound: { view: () => import('#src/features/navigation/views/NotFoundPage.tsx') },
};

const isText = (name: PageName): name is TextPageName => !(name in rows);

export function rowOf(name: Exclude<PageName, 'home'>): PageRow {
  if (!isText(name)) return rows[name];
  return { view: textLoader(name) };
}
