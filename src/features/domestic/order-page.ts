import { orderView } from '#src/features/booking/order-view.ts';
import { DomesticTradeOrderPage } from './order-form/DomesticTradeOrderPage.tsx';

export default orderView(DomesticTradeOrderPage);
