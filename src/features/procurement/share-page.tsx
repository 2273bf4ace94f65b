import ProcurementSharePage from './list/ProcurementSharePage.tsx';
import { withGoodsOrder } from './live.tsx';

export default withGoodsOrder(ProcurementSharePage);
