import { successView } from '#src/features/booking/success.ts';
import { DgdeskSuccessPage } from './order-form/DgdeskSuccessPage.tsx';

export { placed } from '#src/features/booking/placed.ts';

export default successView(DgdeskSuccessPage);
