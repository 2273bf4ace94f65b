import { successPage as page } from '#copy/rail/order.ts';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { successView } from '#src/features/booking/success.ts';
import { LoadingTable } from './list/LoadingTable.tsx';

export const RailWaySuccessPage = (props: PlacedPageProps) => (
  <PlacedPage {...props} page={page} again="/railWayIndex" handOver={(order) => <LoadingTable order={order} />} />
);

export { placed } from '#src/features/booking/placed.ts';

export default successView(RailWaySuccessPage);
