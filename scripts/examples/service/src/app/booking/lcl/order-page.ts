import { ShippingLclAddOrderPage } from '../../../pages/shipping-lcl-add-order/ShippingLclAddOrderPage.tsx';
import { orderView } from '../order-view.ts';

export default orderView(ShippingLclAddOrderPage);
