import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { CentreCounts } from '#contract/calls/workplace.ts';
import { rooms as words } from '#copy/user-centre/rooms.ts';
import {
  type CentreRoom,
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
import type { ResourceRef } from '#machines/resource/index.ts';
import { showInRow } from '#src/features/page-parts/views/FilterLinks.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon, type IconName } from '#src/ui/icons/Icon.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { userCentreTheme } from '#src/ui/theme.ts';
import type { RenderRoom, RoomProps } from './room.ts';

const ICONS: Record<CentreRoom, IconName> = {
  workplace: 'grid',
  order: 'ship',
  mmOrder: 'truck',
  enquiry: 'chat',
  contract: 'scale',
  invoice: 'file',
  verification: 'lock',
  members: 'user',
  account: 'edit',
  honeywell: 'star',
};

interface SideMenuProps {
  room: CentreRoom;
  isSpecial: boolean;
  hasVehicles: boolean;
  /** Items waiting in the rooms; undefined while unknown. */
  counts: ResourceRef<CentreCounts> | undefined;
}

/** Rooms with a counter. */
const COUNTED = { order: 'orders', enquiry: 'enquiries', members: 'requests' } as const satisfies Partial<
  Record<CentreRoom, keyof CentreCounts>
>;

const isCounted = (room: CentreRoom): room is keyof typeof COUNTED => room in COUNTED;

/** Links to the rooms; hides the two optional ones unless one is open. */
export function SideMenu({ room, isSpecial, hasVehicles, counts }: SideMenuProps) {
  const loaded = useSelector(counts, (snapshot) => snapshot?.context?.content as CentreCounts | null | undefined);
  const has = (one: CentreRoom) =>
    one === room || (one === 'honeywell' ? isSpecial : one === 'mmOrder' ? hasVehicles : true);
  return (
    <nav
      aria-label={words.menu}
      className={classes('min-w-0 print:hidden', userCentreTheme.sideMenu && 'lg:sticky lg:top-9')}
    >
      <ul className={classes('flex gap-0.5 max-lg:overflow-x-auto', userCentreTheme.sideMenu && 'lg:grid')}>
        {(Object.keys(ICONS) as CentreRoom[]).filter(has).map((one) => (
          <li key={one} className="shrink-0">
            <RoomLink room={one} isOpen={one === room} waiting={loaded && isCounted(one) ? loaded[COUNTED[one]] : 0} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The counter is the link's description, so that its accessible name is stable. */
function RoomLink({ room, isOpen, waiting }: { room: CentreRoom; isOpen: boolean; waiting: number }) {
  const id = useId();
  const hasCount = waiting > 0 && isCounted(room);
  return (
    <>
      <Link
        ref={isOpen ? showInRow : undefined}
        href={`?redirect=${room}`}
        aria-current={isOpen ? 'page' : undefined}
        aria-describedby={hasCount ? id : undefined}
        className="flex min-h-5 items-center gap-1 rounded border border-transparent px-1 text-ink-2 no-underline hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-strong aria-[current]:text-ink lg:px-1.5"
      >
        <Icon name={ICONS[room]} className={isOpen ? 'text-link' : 'text-ink-3'} />
        {words.titles[room]}
        {isCounted(room) ? (
          <span aria-hidden="true" className="ml-auto min-w-4 text-right tabular-nums">
            {hasCount ? <Badge tone="warn">{waiting}</Badge> : null}
          </span>
        ) : null}
      </Link>
      {hasCount ? (
        <span id={id} hidden>
          {words.waiting[room](waiting)}
        </span>
      ) : null}
    </>
  );
}

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
