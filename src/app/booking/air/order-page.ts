import { AirLiftOrderPage } from '../../../pages/air-lift-order/AirLiftOrderPage.tsx';
import { orderView } from '../order-view.ts';

export default orderView(AirLiftOrderPage);
