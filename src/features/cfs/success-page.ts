import { BuiltInSuccessPage } from './order-form/BuiltInSuccessPage.tsx';
import { successView } from '#src/features/booking/success.ts';

export { placed } from '#src/features/booking/placed.ts';

export default successView(BuiltInSuccessPage);
