import type { ReactNode } from 'react';
import type { EnquiryService } from '#domain/enquiry/kinds.ts';
import '#src/ui/copy/enquiry/fcl.ts';
import { page } from '#src/ui/copy/pages/enquiry-fcl.ts';
import { laterView } from '#src/ui/later-view.tsx';
import { onceThere } from '#src/ui/once-there.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { EnquiryFclPage } from './EnquiryFclPage.tsx';

const others = laterView(
  async () => (await import('./OtherEnquiryPage.tsx')).OtherEnquiryPage,
  <SkeletonForm fields={9} />,
);

/** Who has come to one form may turn to the next. */
onceThere(others.load);

/** An address of another service is shown once its words are here. */
export const bringPageOf = async (service: EnquiryService) => service === 'fcl' || others.load();

interface AnyEnquiryPageProps {
  desk: ReactNode;
  service: EnquiryService;
}

/** What is asked about on one page: full containers, and beside them what few come for. */
export const AnyEnquiryPage = (props: AnyEnquiryPageProps) =>
  props.service === 'fcl' ? <EnquiryFclPage page={page} {...props} /> : <others.View {...props} />;
