import { BrandConsolidationPage } from '../../../pages/brand-consolidation/BrandConsolidationPage.tsx';
import { PortInput } from '../../../views/enquiry/PortInput.tsx';
import { enquiryPage } from './wiring.ts';
import { withDesk } from './with-desk.ts';

export const brandConsolidation = enquiryPage('lcl', 'brandConsolidation');

export default withDesk(BrandConsolidationPage, PortInput);
