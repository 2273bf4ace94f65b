import { RailWaySuccessPage } from '../../../pages/rail-way-success/RailWaySuccessPage.tsx';
import { successView } from '../success.ts';

export { placed } from '../placed.ts';

export default successView(RailWaySuccessPage);
