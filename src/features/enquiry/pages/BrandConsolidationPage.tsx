import '#copy/enquiry/form.ts';
import type { ReactNode } from 'react';
import { page } from '#copy/brands.ts';
import { EnquiryPage } from './EnquiryPage.tsx';

export const BrandConsolidationPage = ({ panel }: { panel: ReactNode }) => <EnquiryPage page={page} panel={panel} />;
