import { PortInput } from './form/PortInput.tsx';
import { BrandConsolidationPage } from './pages/BrandConsolidationPage.tsx';
import { enquiryPage } from './wiring.ts';
import { withDesk } from './with-desk.ts';

export const brandConsolidation = enquiryPage('lcl', 'brandConsolidation');

export default withDesk(BrandConsolidationPage, PortInput);
