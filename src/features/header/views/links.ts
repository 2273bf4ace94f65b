import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { PageName } from '#contract/routes.ts';
import { brand } from '#copy/brand.ts';
import { services, shell } from '#copy/shell.ts';
import type { SharedPageService } from '#domain/enquiry/kinds.ts';

export interface HeaderLink {
  label: string;
  href: string;
  isHere: boolean;
}

/** A sister brand's own site, or its page on this site. */
const freightAddress = (site: EmbeddedSite) => site.addresses.freight ?? '/brand/freight';

/** Tabs of the three brands; other pages belong to the main brand. */
export function brandTabs(site: EmbeddedSite, page: PageName | null): HeaderLink[] {
  const isFreight = page === 'brandFreight';
  const isConsolidation = page === 'business' || page === 'brandConsolidation';
  return [
    { label: brand.name, href: '/', isHere: !(isFreight || isConsolidation) },
    { label: shell.freight, href: freightAddress(site), isHere: isFreight },
    { label: shell.consolidation, href: '/business', isHere: isConsolidation },
  ];
}

/** Pages that belong to a service page. */
const SERVICE_OF: Partial<Record<PageName, PageName>> = {
  airLiftOrder: 'airLift',
  brandConsolidation: 'shippingLcl',
  builtInAddOrder: 'builtIn',
  builtInSuccess: 'builtIn',
  dgdeskDetail: 'dgdesk',
  dgdeskSuccess: 'dgdesk',
  domesticTradeOrder: 'domesticTrade',
  lcl: 'shippingLcl',
  procurementMobile: 'procurementShare',
  railWayAddOrder: 'railWayIndex',
  railWaySuccess: 'railWayIndex',
  shippingFclAddOrder: 'shippingFcl',
  shippingFclSuccess: 'shippingFcl',
  shippingLclOld: 'shippingLcl',
  shippingLclSuccess: 'shippingLcl',
  warehouseing: 'warehouse',
};

/** Services that share one enquiry page, which names the service in its query. */
const ASKED: Readonly<Record<SharedPageService, PageName>> = {
  fcl: 'shippingFcl',
  air: 'airLift',
  rail: 'railWayIndex',
  domestic: 'domesticTrade',
  flexitank: 'fluidBag',
  tank: 'tankIndex',
  warehouse: 'warehouse',
  dgdesk: 'dgdesk',
  cfs: 'builtIn',
};

/** Service page that a page belongs to. */
function serviceOf(shown: PageName, query: string): PageName {
  if (shown !== 'enquiryFcl') return SERVICE_OF[shown] ?? shown;
  const named = new URLSearchParams(query).get('service') ?? '';
  return Object.hasOwn(ASKED, named) ? ASKED[named as SharedPageService] : ASKED.fcl;
}

export const serviceLines = (site: EmbeddedSite, shown: PageName | null, query: string): HeaderLink[] =>
  services.map(({ page, label, href }) => ({
    label,
    href: page === 'brandFreight' ? freightAddress(site) : href,
    isHere: shown !== null && page === serviceOf(shown, query),
  }));
