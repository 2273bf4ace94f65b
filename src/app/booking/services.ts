import type { BookedService } from '#contract/booked-services.ts';
import type { PageRow } from '../page-row.ts';

/** Where the order page of each service is. */
export const orderPages: Readonly<Record<BookedService, PageRow>> = {
  air: {
    view: () => import('./air/order-page.ts'),
    chart: async () => (await import('./air/order-forms.ts')).airOrder,
  },
  fcl: {
    view: () => import('./fcl/order-page.ts'),
    chart: async () => (await import('./fcl/order-forms.ts')).fclOrder,
  },
  cfs: {
    view: () => import('./cfs/order-page.ts'),
    chart: async () => (await import('./cfs/order-forms.ts')).cfsOrder,
  },
  dgdesk: {
    view: () => import('../pages/dgdesk/page.tsx'),
    chart: async () => (await import('../pages/dgdesk/wiring.ts')).dgdesk,
  },
  domestic: {
    view: () => import('./domestic/order-page.ts'),
    chart: async () => (await import('./domestic/order-forms.ts')).domesticOrder,
  },
  goods: {
    view: () => import('../pages/procurement/share-page.tsx'),
    chart: async () => (await import('../pages/procurement/wiring.ts')).procurement,
  },
  warehouse: {
    view: () => import('../pages/warehousing/search-page.tsx'),
    chart: async () => (await import('../pages/warehousing/wiring.ts')).warehouseing,
  },
  flexitank: {
    view: () => import('../pages/fluid-bag/page.tsx'),
    chart: async () => (await import('../pages/fluid-bag/page.tsx')).fluidBag,
  },
  truck: {
    view: async () => (await import('../pages/enquiry/freight-page.ts')).openPage(),
    chart: async () => (await import('../pages/enquiry/freight-page.ts')).brandFreight,
  },
  tank: {
    view: () => import('../pages/tank/page.tsx'),
    chart: async () => (await import('../pages/tank/wiring.ts')).tank,
  },
  rail: {
    view: () => import('./rail/order-page.ts'),
    chart: async () => (await import('./rail/order-forms.ts')).railOrder,
  },
  lcl: {
    view: () => import('../pages/lcl/page.tsx'),
    chart: async () => (await import('../pages/lcl/page.tsx')).lcl,
  },
};
