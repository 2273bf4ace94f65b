import { type ComponentType, lazy, Suspense } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { CentreAddress, CentreRoom } from '#machines/centre-rooms/index.ts';
import type { OrderFiles } from '#src/features/orders/views/order-files.ts';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import type { RenderRoom, RoomProps } from './rooms/room.ts';

type ListedRoom = Exclude<CentreRoom, 'honeywell'>;

/** Loads the order machine with the view, so that one failure is reported once by the page. */
const loadOrder = async () => {
  const [page] = await Promise.all([import('./pages/OrderPage.tsx'), import('#src/features/orders/order.ts')]);
  return page;
};
const loadEnquiry = () => import('./pages/EnquiryPage.tsx');
const loadHoneywell = () => import('./pages/HoneywellPage.tsx');
const loadList: Record<ListedRoom, () => Promise<{ default: ComponentType<RoomProps> }>> = {
  workplace: async () => ({ default: (await import('./pages/WorkplacePage.tsx')).WorkplacePage }),
  order: async () => ({ default: (await import('./pages/OrdersPage.tsx')).OrdersPage }),
  mmOrder: async () => ({ default: (await import('./pages/VehiclePage.tsx')).VehiclePage }),
  enquiry: async () => ({ default: (await import('./pages/EnquiriesPage.tsx')).EnquiriesPage }),
  invoice: async () => ({ default: (await import('./pages/InvoicesPage.tsx')).InvoicesPage }),
  contract: async () => ({ default: (await import('./pages/ContractsPage.tsx')).ContractsPage }),
  verification: async () => ({
    default: (await import('./pages/VerificationPage.tsx')).VerificationPage,
  }),
  members: async () => ({ default: (await import('./pages/MembersPage.tsx')).MembersPage }),
  account: async () => ({ default: (await import('./pages/AccountPage.tsx')).AccountPage }),
};

const OrderPage = lazy(async () => ({ default: (await loadOrder()).OrderPage }));
const EnquiryPage = lazy(async () => ({ default: (await loadEnquiry()).EnquiryPage }));
const HoneywellPage = lazy(async () => ({ default: (await loadHoneywell()).HoneywellPage }));
const lists: Record<ListedRoom, ComponentType<RoomProps>> = {
  workplace: lazy(loadList.workplace),
  order: lazy(loadList.order),
  mmOrder: lazy(loadList.mmOrder),
  enquiry: lazy(loadList.enquiry),
  invoice: lazy(loadList.invoice),
  contract: lazy(loadList.contract),
  verification: lazy(loadList.verification),
  members: lazy(loadList.members),
  account: lazy(loadList.account),
};

function bringingOf({ room, no }: CentreAddress): () => Promise<unknown> {
  if (room === 'honeywell') return loadHoneywell;
  if (no === null) return loadList[room];
  return room === 'order' ? loadOrder : loadEnquiry;
}

/** Preloads a room while the session is still loading; ignores failures, which are reported when it renders. */
export function loadRoom(address: CentreAddress) {
  bringingOf(address)().catch(() => undefined);
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
