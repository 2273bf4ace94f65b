import { type ComponentType, lazy, Suspense } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { CentreAddress, CentreRoom } from '#machines/centre-rooms/index.ts';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import type { RenderRoom, RoomProps } from '../../views/centre-rooms/room.ts';
import type { OrderFiles } from '../../views/order/order-files.ts';

type Rooms = typeof import('./rooms.ts');

const bringOrder = () => import('../../pages/user-centre/OrderPage.tsx');
const bringRooms = () => import('./rooms.ts');
const roomPage = <Props,>(pick: (rooms: Rooms) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick(await bringRooms()) }));

const OrderPage = lazy(async () => ({ default: (await bringOrder()).OrderPage }));
const HoneywellPage = roomPage((rooms) => rooms.HoneywellPage);
const EnquiryPage = roomPage((rooms) => rooms.EnquiryPage);
const lists: Record<Exclude<CentreRoom, 'honeywell'>, ComponentType<RoomProps>> = {
  workplace: roomPage((rooms) => rooms.WorkplacePage),
  order: roomPage((rooms) => rooms.OrdersPage),
  mmOrder: roomPage((rooms) => rooms.VehiclePage),
  enquiry: roomPage((rooms) => rooms.EnquiriesPage),
  invoice: roomPage((rooms) => rooms.InvoicesPage),
  contract: roomPage((rooms) => rooms.ContractsPage),
  verification: roomPage((rooms) => rooms.VerificationPage),
  members: roomPage((rooms) => rooms.MembersPage),
  account: roomPage((rooms) => rooms.AccountPage),
};

/** The code of a room is asked for while its person is still being found out; a failure is told where it is drawn. */
export function bringRoom({ room, no }: CentreAddress) {
  const isOrder = room === 'order' && no !== null;
  (isOrder ? bringOrder() : bringRooms()).catch(() => undefined);
}

/** The page of a place; each place has one of its own, so nothing of another stays. */
export const renderRoomOf =
  (site: EmbeddedSite, fileAccess: OrderFiles): RenderRoom =>
  (props) => {
    const { room, no } = props.address;
    return (
      <Suspense key={`${room}/${no ?? ''}`} fallback={<SkeletonRows rows={6} />}>
        <Room {...props} site={site} fileAccess={fileAccess} />
      </Suspense>
    );
  };

function Room({ site, fileAccess, ...props }: RoomProps & { site: EmbeddedSite; fileAccess: OrderFiles }) {
  const { room, no } = props.address;
  if (room === 'honeywell') return <HoneywellPage {...props} site={site} />;
  if (room === 'order' && no !== null) return <OrderPage {...props} site={site} fileAccess={fileAccess} />;
  const Page = no === null ? lists[room] : EnquiryPage;
  return <Page {...props} />;
}
