import { AirLiftOrderPage } from './order-form/AirLiftOrderPage.tsx';
import { orderView } from '#src/features/booking/order-view.ts';

export default orderView(AirLiftOrderPage);
