import '#copy/enquiry/form.ts';
import type { ReactNode } from 'react';
import { freightPage as page } from '#copy/brands.ts';
import { EnquiryPage } from './EnquiryPage.tsx';

export const BrandFreightPage = ({ panel }: { panel: ReactNode }) => (
  <EnquiryPage page={page} panel={panel} isFormFirst />
);
