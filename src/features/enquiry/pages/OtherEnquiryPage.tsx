import type { ReactNode } from 'react';
import { page as fcl } from '#copy/enquiry/fcl.ts';
import { enquiryPages } from '#copy/enquiry/services.ts';
import type { EnquiryService } from '#domain/enquiry/kinds.ts';
import { EnquiryFclPage } from './EnquiryFclPage.tsx';

interface OtherEnquiryPageProps {
  panel: ReactNode;
  service: EnquiryService;
}

export const OtherEnquiryPage = ({ panel, service }: OtherEnquiryPageProps) => (
  <EnquiryFclPage page={enquiryPages[service] ?? fcl} panel={panel} service={service} />
);
