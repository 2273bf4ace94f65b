import type { ReactNode } from 'react';
import { enquiryKinds } from '#copy/enquiry/fcl.ts';
import type { PageCopy } from '#copy/text-pages.ts';
import { ENQUIRY_PAGES, type EnquiryService, sharedPageServices } from '#domain/enquiry/kinds.ts';
import { FilterLinks } from '#src/features/page-parts/views/FilterLinks.tsx';
import { EnquiryPage } from './EnquiryPage.tsx';

interface EnquiryFclPageProps {
  page: PageCopy;
  panel: ReactNode;
  service: EnquiryService;
}

/** Each service of the shared page has its own form and link. */
export const EnquiryFclPage = ({ page, panel, service }: EnquiryFclPageProps) => (
  <EnquiryPage
    page={page}
    panel={
      <div className="grid min-w-0 gap-2">
        <FilterLinks
          label={enquiryKinds.label}
          links={sharedPageServices.map((one) => ({
            label: enquiryKinds.names[one],
            to: ENQUIRY_PAGES[one],
            isCurrent: one === service,
          }))}
        />
        {panel}
      </div>
    }
    isFormFirst
  />
);
