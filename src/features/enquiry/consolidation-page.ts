import { PortInput } from './form/PortInput.tsx';
import { BrandConsolidationPage } from './pages/BrandConsolidationPage.tsx';
import { enquiryPage } from './wiring.ts';
import { withPanel } from './with-panel.ts';

export const brandConsolidation = enquiryPage('lcl', 'brandConsolidation');

export default withPanel(BrandConsolidationPage, PortInput);
