import { orderView } from '#src/features/booking/order-view.ts';
import { ShippingFerryAddOrderPage } from './order-form/ShippingFerryAddOrderPage.tsx';

export default orderView(ShippingFerryAddOrderPage);
