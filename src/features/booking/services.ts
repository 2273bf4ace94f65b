import type { BookedService } from '#contract/booked-services.ts';
import type { PageRow } from '#src/app/page-row.ts';

/** Where the order page of each service is. */
export const orderPages: Readonly<Record<BookedService, PageRow>> = {
  air: {
    view: () => import('#src/features/air/order-page.tsx'),
    chart: async () => (await import('#src/features/air/order-forms.ts')).airOrder,
  },
  fcl: {
    view: () => import('#src/features/fcl/order-page.tsx'),
    chart: async () => (await import('#src/features/fcl/order-forms.ts')).fclOrder,
  },
  cfs: {
    view: () => import('#src/features/cfs/order-page.tsx'),
    chart: async () => (await import('#src/features/cfs/order-forms.ts')).cfsOrder,
  },
  dgdesk: {
    view: () => import('#src/features/dg-desk/page.tsx'),
    chart: async () => (await import('#src/features/dg-desk/wiring.ts')).dgdesk,
  },
  domestic: {
    view: () => import('#src/features/domestic/order-page.tsx'),
    chart: async () => (await import('#src/features/domestic/order-forms.ts')).domesticOrder,
  },
  goods: {
    view: () => import('#src/features/procurement/share-page.tsx'),
    chart: async () => (await import('#src/features/procurement/wiring.ts')).procurement,
  },
  warehouse: {
    view: () => import('#src/features/warehouse/search-page.tsx'),
    chart: async () => (await import('#src/features/warehouse/wiring.ts')).warehouseing,
  },
  flexitank: {
    view: () => import('#src/features/flexitank/page.tsx'),
    chart: async () => (await import('#src/features/flexitank/page.tsx')).fluidBag,
  },
  truck: {
    view: async () => (await import('#src/features/enquiry/freight-page.tsx')).openPage(),
    chart: async () => (await import('#src/features/enquiry/freight-page.tsx')).brandFreight,
  },
  tank: {
    view: () => import('#src/features/tank/page.tsx'),
    chart: async () => (await import('#src/features/tank/wiring.ts')).tank,
  },
  rail: {
    view: () => import('#src/features/rail/order-page.tsx'),
    chart: async () => (await import('#src/features/rail/order-forms.ts')).railOrder,
  },
  lcl: {
    view: () => import('#src/features/lcl/page.tsx'),
    chart: async () => (await import('#src/features/lcl/page.tsx')).lcl,
  },
};
