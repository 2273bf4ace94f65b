import { withGoodsOrder } from './live.tsx';
import ProcurementSharePage from './views/ProcurementSharePage.tsx';

export default withGoodsOrder(ProcurementSharePage);
