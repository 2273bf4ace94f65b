import { ShippingFclSuccessPage } from '#src/features/fcl/order-form/ShippingFclSuccessPage.tsx';
import { successView } from './success.ts';

export { placed } from './placed.ts';

export default successView(ShippingFclSuccessPage);
