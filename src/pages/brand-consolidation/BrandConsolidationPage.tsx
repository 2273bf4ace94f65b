import type { ReactNode } from 'react';
import '#copy/enquiry/lcl.ts';
import { page } from '#copy/pages/brand-consolidation.ts';
import { EnquiryPage } from '../enquiry/EnquiryPage.tsx';

export const BrandConsolidationPage = ({ desk }: { desk: ReactNode }) => <EnquiryPage page={page} desk={desk} />;
