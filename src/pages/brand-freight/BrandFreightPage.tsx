import type { ReactNode } from 'react';
import '#copy/enquiry/truck.ts';
import { page } from '#copy/pages/brand-freight.ts';
import { EnquiryPage } from '../enquiry/EnquiryPage.tsx';

export const BrandFreightPage = ({ desk }: { desk: ReactNode }) => <EnquiryPage page={page} desk={desk} isFormFirst />;
