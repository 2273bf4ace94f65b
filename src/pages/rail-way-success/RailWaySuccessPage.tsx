import { page } from '#copy/pages/rail-way-success.ts';
import { PlacedPage, type PlacedPageProps } from '#src/views/order-placed/PlacedPage.tsx';
import { LoadingTable } from '#src/views/rail/LoadingTable.tsx';

export const RailWaySuccessPage = (props: PlacedPageProps) => (
  <PlacedPage {...props} page={page} again="/railWayIndex" handOver={(order) => <LoadingTable order={order} />} />
);
