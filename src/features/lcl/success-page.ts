import { successView } from '#src/features/booking/success.ts';
import { ShippingLclSuccessPage } from './order-form/ShippingLclSuccessPage.tsx';

export { placed } from '#src/features/booking/placed.ts';

export default successView(ShippingLclSuccessPage);
