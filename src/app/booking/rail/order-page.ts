import { RailWayAddOrderPage } from '../../../pages/rail-way-add-order/RailWayAddOrderPage.tsx';
import { orderView } from '../order-view.ts';

export default orderView(RailWayAddOrderPage);
