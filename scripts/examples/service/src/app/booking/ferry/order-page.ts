import { ShippingFerryAddOrderPage } from '../../../pages/shipping-ferry-add-order/ShippingFerryAddOrderPage.tsx';
import { orderView } from '../order-view.ts';

export default orderView(ShippingFerryAddOrderPage);
