import { orderView } from '#src/features/booking/order-view.ts';
import { ShippingFerryAddOrderPage } from './views/ShippingFerryAddOrderPage.tsx';

export default orderView(ShippingFerryAddOrderPage);
