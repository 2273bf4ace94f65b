import { DomesticTradeOrderPage } from '../../../pages/domestic-trade-order/DomesticTradeOrderPage.tsx';
import { orderView } from '../order-view.ts';

export default orderView(DomesticTradeOrderPage);
