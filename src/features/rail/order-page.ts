import { orderView } from '#src/features/booking/order-view.ts';
import { RailWayAddOrderPage } from './order-form/RailWayAddOrderPage.tsx';

export default orderView(RailWayAddOrderPage);
