import { orderView } from '#src/features/booking/order-view.ts';
import { AirLiftOrderPage } from './order-form/AirLiftOrderPage.tsx';

export default orderView(AirLiftOrderPage);
