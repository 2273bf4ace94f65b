import type { CentreRoom } from '#machines/centre-rooms/index.ts';
import { classes } from '#src/ui/classes.ts';
import { rooms as words } from '#src/ui/copy/centre-rooms.ts';
import { Icon, type IconName } from '#src/ui/icons/Icon.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { userCentreTheme } from '#src/ui/user-centre-theme.ts';

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
}

/** Each room an address of its own. The two that not everybody has are left out, unless the person is in one. */
export function SideMenu({ room, isSpecial, hasVehicles }: SideMenuProps) {
  const has = (one: CentreRoom) =>
    one === room || (one === 'honeywell' ? isSpecial : one === 'mmOrder' ? hasVehicles : true);
  return (
    <nav aria-label={words.menu} className={classes('print:hidden', userCentreTheme.sideMenu && 'lg:sticky lg:top-9')}>
      <ul className={classes('flex flex-wrap gap-0.5', userCentreTheme.sideMenu && 'lg:grid')}>
        {(Object.keys(ICONS) as CentreRoom[]).filter(has).map((one) => (
          <li key={one}>
            <Link
              href={`?redirect=${one}`}
              aria-current={one === room ? 'page' : undefined}
              className="flex min-h-5 items-center gap-1 rounded border border-transparent px-1 text-ink-2 no-underline hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-strong aria-[current]:text-ink lg:px-1.5"
            >
              <Icon name={ICONS[one]} className={one === room ? 'text-link' : 'text-ink-3'} />
              {words.titles[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
