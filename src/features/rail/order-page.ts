import { RailWayAddOrderPage } from './order-form/RailWayAddOrderPage.tsx';
import { orderView } from '#src/features/booking/order-view.ts';

export default orderView(RailWayAddOrderPage);
