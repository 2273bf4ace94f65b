import type { ReactNode } from 'react';
import type { EnquiryService } from '#domain/enquiry/kinds.ts';
import '#copy/enquiry/shared-page.ts';
import { page as fcl } from '#copy/pages/enquiry-fcl.ts';
import { enquiryPages } from '#copy/pages/enquiry-services.ts';
import { EnquiryFclPage } from './EnquiryFclPage.tsx';

interface OtherEnquiryPageProps {
  desk: ReactNode;
  service: EnquiryService;
}

export const OtherEnquiryPage = ({ desk, service }: OtherEnquiryPageProps) => (
  <EnquiryFclPage page={enquiryPages[service] ?? fcl} desk={desk} service={service} />
);
