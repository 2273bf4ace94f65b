import { withGoodsOrder } from './live.tsx';
import ProcurementMobilePage from './views/ProcurementMobilePage.tsx';

export default withGoodsOrder(ProcurementMobilePage);
