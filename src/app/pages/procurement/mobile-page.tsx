import ProcurementMobilePage from '#src/pages/procurement-mobile/ProcurementMobilePage.tsx';
import { withGoodsOrder } from './live.tsx';

export default withGoodsOrder(ProcurementMobilePage);
