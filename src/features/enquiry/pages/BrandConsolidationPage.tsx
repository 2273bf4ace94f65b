import type { ReactNode } from 'react';
import '#src/ui/copy/enquiry/lcl.ts';
import { page } from '#src/ui/copy/pages/brand-consolidation.ts';
import { EnquiryPage } from './EnquiryPage.tsx';

export const BrandConsolidationPage = ({ desk }: { desk: ReactNode }) => <EnquiryPage page={page} desk={desk} />;
