import { DomesticTradeOrderPage } from './order-form/DomesticTradeOrderPage.tsx';
import { orderView } from '#src/features/booking/order-view.ts';

export default orderView(DomesticTradeOrderPage);
