import { successView } from '#src/features/booking/success.ts';
import { RailWaySuccessPage } from './order-form/RailWaySuccessPage.tsx';

export { placed } from '#src/features/booking/placed.ts';

export default successView(RailWaySuccessPage);
