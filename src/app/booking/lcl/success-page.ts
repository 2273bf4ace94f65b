import { ShippingLclSuccessPage } from '../../../pages/shipping-lcl-success/ShippingLclSuccessPage.tsx';
import { successView } from '../success.ts';

export { placed } from '../placed.ts';

export default successView(ShippingLclSuccessPage);
