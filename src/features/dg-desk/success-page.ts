import { DgdeskSuccessPage } from './order-form/DgdeskSuccessPage.tsx';
import { successView } from '#src/features/booking/success.ts';

export { placed } from '#src/features/booking/placed.ts';

export default successView(DgdeskSuccessPage);
