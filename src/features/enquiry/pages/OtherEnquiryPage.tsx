import type { ReactNode } from 'react';
import { page as fcl } from '#copy/enquiry/fcl.ts';
import { enquiryPages } from '#copy/enquiry/services.ts';
import type { EnquiryService } from '#domain/enquiry/kinds.ts';
import { EnquiryFclPage } from './EnquiryFclPage.tsx';

interface OtherEnquiryPageProps {
  desk: ReactNode;
  service: EnquiryService;
}

export const OtherEnquiryPage = ({ desk, service }: OtherEnquiryPageProps) => (
  <EnquiryFclPage page={enquiryPages[service] ?? fcl} desk={desk} service={service} />
);
