import ProcurementMobilePage from './list/ProcurementMobilePage.tsx';
import { withGoodsOrder } from './live.tsx';

export default withGoodsOrder(ProcurementMobilePage);
