import { successView } from '#src/features/booking/success.ts';
import { BuiltInSuccessPage } from './order-form/BuiltInSuccessPage.tsx';

export { placed } from '#src/features/booking/placed.ts';

export default successView(BuiltInSuccessPage);
