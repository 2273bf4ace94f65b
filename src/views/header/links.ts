import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { PageName } from '#contract/routes.ts';
import { brand } from '#src/ui/brand.ts';
import { services, shell } from '#src/ui/copy/shell.ts';

export interface HeaderLink {
  label: string;
  href: string;
  isHere: boolean;
}

/** A sister brand's own site, else the page that stands for it. */
const freightAddress = (site: EmbeddedSite) => site.addresses.freight ?? '/brand/freight';

/** The three brands; every page that is not a sister's belongs to the house. */
export function brandTabs(site: EmbeddedSite, page: PageName | null): HeaderLink[] {
  const isFreight = page === 'brandFreight';
  const isConsolidation = page === 'business' || page === 'brandConsolidation';
  return [
    { label: brand.name, href: '/', isHere: !(isFreight || isConsolidation) },
    { label: shell.freight, href: freightAddress(site), isHere: isFreight },
    { label: shell.consolidation, href: '/business', isHere: isConsolidation },
  ];
}

/** The pages that belong to a service's own. */
const SERVICE_OF: Partial<Record<PageName, PageName>> = {
  airLiftOrder: 'airLift',
  builtInSuccess: 'builtInAddOrder',
  dgdeskDetail: 'dgdesk',
  dgdeskSuccess: 'dgdesk',
  domesticTradeOrder: 'domesticTrade',
  lcl: 'shippingLcl',
  railWayAddOrder: 'railWayIndex',
  railWaySuccess: 'railWayIndex',
  shippingFclAddOrder: 'shippingFcl',
  shippingFclSuccess: 'shippingFcl',
  shippingLclOld: 'shippingLcl',
  shippingLclSuccess: 'shippingLcl',
  warehouseing: 'warehouse',
};

export const serviceLines = (site: EmbeddedSite, shown: PageName | null): HeaderLink[] =>
  services.map(({ page, label, href }) => ({
    label,
    href: page === 'brandFreight' ? freightAddress(site) : href,
    isHere: shown !== null && page === (SERVICE_OF[shown] ?? shown),
  }));
