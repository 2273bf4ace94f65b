import type { ReactNode } from 'react';
import { page } from '#copy/enquiry/fcl.ts';
import type { EnquiryService } from '#domain/enquiry/kinds.ts';
import { lazyView } from '#src/lazy/lazy-view.tsx';
import { preload } from '#src/lazy/preload.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { PortInput } from './form/PortInput.tsx';
import { EnquiryFclPage } from './pages/EnquiryFclPage.tsx';
import { arrivalQuery, serviceOfQuery } from './requested-service.ts';
import { enquiryPage } from './wiring.ts';
import { withPanel } from './with-panel.ts';

const OtherEnquiryPage = lazyView(async () => (await import('./pages/OtherEnquiryPage.tsx')).OtherEnquiryPage, {
  fallback: <SkeletonForm fields={9} />,
});

preload(OtherEnquiryPage.preload);

/** Loads the page of a service before it is shown. */
export const preloadPageOf = async (service: EnquiryService) => service === 'fcl' || OtherEnquiryPage.preload();

interface AnyEnquiryPageProps {
  panel: ReactNode;
  service: EnquiryService;
}

/** Shared enquiry page: containers, and on demand the rarer services. */
export const AnyEnquiryPage = (props: AnyEnquiryPageProps) =>
  props.service === 'fcl' ? <EnquiryFclPage page={page} {...props} /> : <OtherEnquiryPage {...props} />;

export const enquiryFcl = enquiryPage(null, 'enquiryFcl');

const view = { default: withPanel(AnyEnquiryPage, PortInput) };

/** The page with the words of the service that its address asks about. */
export async function openPage() {
  await preloadPageOf(serviceOfQuery(arrivalQuery()));
  return view;
}
