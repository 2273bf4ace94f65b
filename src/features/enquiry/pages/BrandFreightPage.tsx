import '#copy/enquiry/form.ts';
import type { ReactNode } from 'react';
import { freightPage as page } from '#copy/brands.ts';
import { EnquiryPage } from './EnquiryPage.tsx';

export const BrandFreightPage = ({ desk }: { desk: ReactNode }) => <EnquiryPage page={page} desk={desk} isFormFirst />;
