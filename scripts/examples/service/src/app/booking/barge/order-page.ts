import { ShippingBargeAddOrderPage } from '../../../pages/shipping-barge-add-order/ShippingBargeAddOrderPage.tsx';
import { orderView } from '../order-view.ts';

export default orderView(ShippingBargeAddOrderPage);
