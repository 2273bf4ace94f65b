import { ShippingFclAddOrderPage } from './order-form/ShippingFclAddOrderPage.tsx';
import { orderView } from '#src/features/booking/order-view.ts';

export default orderView(ShippingFclAddOrderPage);
