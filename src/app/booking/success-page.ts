import { ShippingFclSuccessPage } from '../../pages/shipping-fcl-success/ShippingFclSuccessPage.tsx';
import { successView } from './success.ts';

export { placed } from './placed.ts';

export default successView(ShippingFclSuccessPage);
