import { DgdeskSuccessPage } from '../../../pages/dgdesk-success/DgdeskSuccessPage.tsx';
import { successView } from '../success.ts';

export { placed } from '../placed.ts';

export default successView(DgdeskSuccessPage);
