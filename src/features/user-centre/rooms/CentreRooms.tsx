import { useSelector } from '@xstate/react';
import {
  type CentreRoomsRef,
  selectAddress,
  selectCanOpen,
  selectContent,
  selectContracts,
  selectCounts,
  selectDevices,
  selectInvoices,
  selectMembers,
  selectOrder,
  selectOrderExport,
  selectOwnLinks,
  selectRoom,
  selectTemplates,
  selectUser,
} from '#machines/centre-rooms/index.ts';
import { selectLoaded } from '#src/lazy/select-loaded.ts';
import { classes } from '#src/ui/classes.ts';
import { userCentreTheme } from '#src/ui/user-centre-theme.ts';
import type { RenderRoom, RoomProps } from './room.ts';
import { SideMenu } from './SideMenu.tsx';

interface CentreRoomsProps extends Pick<RoomProps, 'avatar' | 'enterprises'> {
  actor: CentreRoomsRef;
  renderRoom: RenderRoom;
  /** The user's enterprise has a room of its own. */
  isSpecial: boolean;
}

/** Side menu with the open room beside it. */
export function CentreRooms({ actor, isSpecial, ...own }: CentreRoomsProps) {
  const room = useSelector(actor, selectRoom);
  const user = useSelector(actor, selectUser);
  const counts = useSelector(actor, selectCounts);
  return (
    <div className={classes('grid items-start gap-2 lg:gap-3', userCentreTheme.sideMenu && 'lg:grid-cols-[176px_1fr]')}>
      <SideMenu room={room} isSpecial={isSpecial} hasVehicles={user.mmInfo.length > 0} counts={counts} />
      <div className="min-w-0">
        <OpenRoom actor={actor} {...own} />
      </div>
    </div>
  );
}

function OpenRoom({ actor, renderRoom, avatar, enterprises }: Omit<CentreRoomsProps, 'isSpecial'>) {
  const address = useSelector(actor, selectAddress);
  const user = useSelector(actor, selectUser);
  const content = useSelector(actor, selectContent);
  const lazyOrder = useSelector(actor, selectOrder);
  const order = useSelector(lazyOrder, selectLoaded) ?? undefined;
  const members = useSelector(actor, selectMembers);
  const ownLinks = useSelector(actor, selectOwnLinks);
  const invoices = useSelector(actor, selectInvoices);
  const contracts = useSelector(actor, selectContracts);
  const devices = useSelector(actor, selectDevices);
  const templates = useSelector(actor, selectTemplates);
  const orderExport = useSelector(actor, selectOrderExport);
  const canOpen = useSelector(actor, selectCanOpen);
  return renderRoom({
    address,
    user,
    avatar,
    enterprises,
    content,
    order,
    members,
    ownLinks,
    invoices,
    contracts,
    devices,
    templates,
    orderExport,
    canOpen,
    onVerify: () => actor.send({ type: 'rooms.verify' }),
    onChangePassword: () => actor.send({ type: 'rooms.changePassword' }),
    onCompleteProfile: () => actor.send({ type: 'rooms.completeProfile' }),
    onOpenAddresses: () => actor.send({ type: 'rooms.openAddresses' }),
    onChooseNotices: () => actor.send({ type: 'rooms.chooseNotices' }),
    onSubscribe: () => actor.send({ type: 'rooms.subscribe' }),
    onCloseAccount: () => actor.send({ type: 'rooms.closeAccount' }),
  });
}
