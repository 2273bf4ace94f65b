import { successPage as page } from '#copy/rail/order.ts';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { LoadingTable } from '../list/LoadingTable.tsx';

export const RailWaySuccessPage = (props: PlacedPageProps) => (
  <PlacedPage {...props} page={page} again="/railWayIndex" handOver={(order) => <LoadingTable order={order} />} />
);
