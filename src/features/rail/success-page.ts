import { RailWaySuccessPage } from './order-form/RailWaySuccessPage.tsx';
import { successView } from '#src/features/booking/success.ts';

export { placed } from '#src/features/booking/placed.ts';

export default successView(RailWaySuccessPage);
