import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { page } from '#src/ui/copy/pages/rail-way-success.ts';
import { LoadingTable } from '../list/LoadingTable.tsx';

export const RailWaySuccessPage = (props: PlacedPageProps) => (
  <PlacedPage {...props} page={page} again="/railWayIndex" handOver={(order) => <LoadingTable order={order} />} />
);
