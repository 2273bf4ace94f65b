import type { ReactNode } from 'react';
import '#src/ui/copy/enquiry/truck.ts';
import { page } from '#src/ui/copy/pages/brand-freight.ts';
import { EnquiryPage } from './EnquiryPage.tsx';

export const BrandFreightPage = ({ desk }: { desk: ReactNode }) => <EnquiryPage page={page} desk={desk} isFormFirst />;
