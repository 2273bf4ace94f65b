import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { CentreRoom } from '#machines/centre-rooms/index.ts';
import { AccountPage } from '../../pages/user-centre/AccountPage.tsx';
import { ContractsPage } from '../../pages/user-centre/ContractsPage.tsx';
import { EnquiriesPage } from '../../pages/user-centre/EnquiriesPage.tsx';
import { EnquiryPage } from '../../pages/user-centre/EnquiryPage.tsx';
import { HoneywellPage } from '../../pages/user-centre/HoneywellPage.tsx';
import { InvoicesPage } from '../../pages/user-centre/InvoicesPage.tsx';
import { MembersPage } from '../../pages/user-centre/MembersPage.tsx';
import { OrderPage } from '../../pages/user-centre/OrderPage.tsx';
import { OrdersPage } from '../../pages/user-centre/OrdersPage.tsx';
import { VehiclePage } from '../../pages/user-centre/VehiclePage.tsx';
import { VerificationPage } from '../../pages/user-centre/VerificationPage.tsx';
import { WorkplacePage } from '../../pages/user-centre/WorkplacePage.tsx';
import type { RenderRoom, RoomProps } from '../../views/centre-rooms/room.ts';
import type { OrderFiles } from '../../views/order/order-files.ts';

const lists: Record<Exclude<CentreRoom, 'honeywell'>, (props: RoomProps) => React.ReactNode> = {
  workplace: WorkplacePage,
  order: OrdersPage,
  mmOrder: VehiclePage,
  enquiry: EnquiriesPage,
  invoice: InvoicesPage,
  contract: ContractsPage,
  verification: VerificationPage,
  members: MembersPage,
  account: AccountPage,
};

/** The page of a place; each place has one of its own, so nothing of another stays. */
export const renderRoomOf =
  (site: EmbeddedSite, fileAccess: OrderFiles): RenderRoom =>
  (props) => {
    const { room, no } = props.address;
    const key = `${room}/${no ?? ''}`;
    if (room === 'honeywell') return <HoneywellPage key={key} {...props} site={site} />;
    if (no !== null)
      return room === 'order' ? (
        <OrderPage key={key} {...props} site={site} fileAccess={fileAccess} />
      ) : (
        <EnquiryPage key={key} {...props} />
      );
    const Page = lists[room];
    return <Page key={key} {...props} />;
  };
