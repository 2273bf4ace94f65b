import type { ReactNode } from 'react';
import { askedTogether, ENQUIRY_PAGES, type EnquiryService } from '#domain/enquiry/kinds.ts';
import { page } from '#src/ui/copy/pages/enquiry-fcl.ts';
import { enquiryKinds, enquiryPages } from '#src/ui/copy/pages/enquiry-services.ts';
import { EnquiryPage } from '../enquiry/EnquiryPage.tsx';
import { FilterLinks } from '../parts/Filters.tsx';

interface EnquiryFclPageProps {
  desk: ReactNode;
  service: EnquiryService;
}

/** Every service that is asked about on this page has its own form behind its link. */
export const EnquiryFclPage = ({ desk, service }: EnquiryFclPageProps) => (
  <EnquiryPage
    page={enquiryPages[service] ?? page}
    desk={
      <div className="grid min-w-0 gap-2">
        <FilterLinks
          label={enquiryKinds.label}
          links={askedTogether.map((one) => ({
            label: enquiryKinds.names[one],
            to: ENQUIRY_PAGES[one],
            isCurrent: one === service,
          }))}
        />
        {desk}
      </div>
    }
    isFormFirst
  />
);
