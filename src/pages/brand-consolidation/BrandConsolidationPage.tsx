import type { ReactNode } from 'react';
import '#copy/enquiry/form.ts';
import { page } from '#copy/brands/consolidation.ts';
import { EnquiryPage } from '../enquiry/EnquiryPage.tsx';

export const BrandConsolidationPage = ({ desk }: { desk: ReactNode }) => <EnquiryPage page={page} desk={desk} />;
