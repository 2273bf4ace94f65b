import ProcurementSharePage from '#src/pages/procurement-share/ProcurementSharePage.tsx';
import { withGoodsOrder } from './live.tsx';

export default withGoodsOrder(ProcurementSharePage);
