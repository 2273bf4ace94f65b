import { createElement, type ReactNode, useState } from 'react';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import { BrandConsolidationPage } from '../pages/brand-consolidation/BrandConsolidationPage.tsx';
import { BrandFreightPage } from '../pages/brand-freight/BrandFreightPage.tsx';
import { EnquiryFclPage } from '../pages/enquiry-fcl/EnquiryFclPage.tsx';
import { NearDangerousLookup } from '../views/dangerous-lookup/box/near.ts';
import { desks } from './desks.ts';
import { useNearLookup } from './search/near-lookup.ts';

function withDesk(service: EnquiryService, Page: (props: { desk: ReactNode }) => ReactNode) {
  return function PageWithDesk() {
    const [desk] = useState(() => desks.get(service) ?? null);
    const near = useNearLookup();
    return createElement(NearDangerousLookup, { value: near }, createElement(Page, { desk }));
  };
}

export const enquiryFcl = { default: withDesk('fcl', EnquiryFclPage) };
export const brandFreight = { default: withDesk('truck', BrandFreightPage) };
export const brandConsolidation = { default: withDesk('lcl', BrandConsolidationPage) };
