import type { ReactNode } from 'react';
import '#copy/enquiry/form.ts';
import { page } from '#copy/brands/freight.ts';
import { EnquiryPage } from '../enquiry/EnquiryPage.tsx';

export const BrandFreightPage = ({ desk }: { desk: ReactNode }) => <EnquiryPage page={page} desk={desk} isFormFirst />;
