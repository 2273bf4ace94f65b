import { BuiltInAddOrderPage } from '../../../pages/built-in-add-order/BuiltInAddOrderPage.tsx';
import { orderView } from '../order-view.ts';

export default orderView(BuiltInAddOrderPage);
