import { ShippingFclAddOrderPage } from '../../../pages/shipping-fcl-add-order/ShippingFclAddOrderPage.tsx';
import { orderView } from '../order-view.ts';

export default orderView(ShippingFclAddOrderPage);
