import { BuiltInSuccessPage } from '../../../pages/built-in-success/BuiltInSuccessPage.tsx';
import { successView } from '../success.ts';

export { placed } from '../placed.ts';

export default successView(BuiltInSuccessPage);
