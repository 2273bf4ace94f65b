import { orderView } from '#src/features/booking/order-view.ts';
import { ShippingFclAddOrderPage } from './order-form/ShippingFclAddOrderPage.tsx';

export default orderView(ShippingFclAddOrderPage);
