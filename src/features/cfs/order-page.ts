import { orderView } from '#src/features/booking/order-view.ts';
import { BuiltInAddOrderPage } from './order-form/BuiltInAddOrderPage.tsx';

export default orderView(BuiltInAddOrderPage);
