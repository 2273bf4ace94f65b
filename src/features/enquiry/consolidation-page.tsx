import { PortInput } from './form/PortInput.tsx';
import { enquiryPage } from './wiring.ts';
import { withPanel } from './with-panel.ts';
import '#copy/enquiry/form.ts';
import type { ReactNode } from 'react';
import { page } from '#copy/brands.ts';
import { EnquiryPage } from './pages/EnquiryPage.tsx';

export const BrandConsolidationPage = ({ panel }: { panel: ReactNode }) => <EnquiryPage page={page} panel={panel} />;

export const brandConsolidation = enquiryPage('lcl', 'brandConsolidation');

export default withPanel(BrandConsolidationPage, PortInput);
