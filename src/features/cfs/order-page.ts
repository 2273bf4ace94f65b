import { BuiltInAddOrderPage } from './order-form/BuiltInAddOrderPage.tsx';
import { orderView } from '#src/features/booking/order-view.ts';

export default orderView(BuiltInAddOrderPage);
