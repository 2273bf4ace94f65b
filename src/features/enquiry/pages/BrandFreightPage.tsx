import '#copy/enquiry/form.ts';
import type { ReactNode } from 'react';
import { page } from '#copy/brands/freight.ts';
import { EnquiryPage } from './EnquiryPage.tsx';

export const BrandFreightPage = ({ desk }: { desk: ReactNode }) => <EnquiryPage page={page} desk={desk} isFormFirst />;
